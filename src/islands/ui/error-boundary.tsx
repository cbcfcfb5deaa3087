import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands in place of children that broke; nothing unless given. `retry` draws them anew. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
  /** Hears what broke them; React itself has reported it already. */
  onFault?: ((fault: unknown) => void) | undefined
}

/** Keeps a part that breaks while it is drawn from taking its neighbours with it. Spec §8, router fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault?.(fault)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { fallback } = this.props
    return typeof fallback === 'function' ? fallback(() => this.setState({ broken: false })) : fallback
  }
}
