import { Component, type ComponentType, type ReactNode } from 'react'
import { Missing } from './missing.tsx'

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

/** An island with a boundary of its own: when it cannot be drawn, its place says so, and the rest of the page stays. */
export const island = <TProps extends object>(Inside: ComponentType<TProps>) =>
  function Island(props: TProps) {
    return (
      <ErrorBoundary fallback={(retry) => <Missing again={retry} />}>
        <Inside {...props} />
      </ErrorBoundary>
    )
  }
