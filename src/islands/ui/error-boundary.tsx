import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands in place of children that broke; nothing unless given. `retry` draws them anew. */
  fallback?: ReactNode | ((retry: () => void) => ReactNode)
  onShown?: () => void
}

/** Keeps a part that breaks while it is drawn from taking its neighbours with it. RTE-7. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onShown?.()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { fallback } = this.props
    return typeof fallback === 'function' ? fallback(() => this.setState({ broken: false })) : fallback
  }
}
