import { Component, type ComponentType, type ReactNode } from 'react'
import { reportCaughtError } from '#lib/browser/late-code.ts'
import { Live } from './live.tsx'
import { Missing } from './missing.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Stands in place of children that broke. `retry` draws them anew. */
  fallback: (retry: () => void) => ReactNode
  onShown?: () => void
}

/** Keeps a part that breaks while it is drawn from taking its neighbours with it. RTE-7. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    reportCaughtError(error)
    this.props.onShown?.()
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children
  }
}

interface IslandOptions {
  /** Stands in the built HTML until the island runs, where all of it depends on this browser. */
  waiting?: ComponentType
}

/** An island with a boundary of its own: when it cannot be drawn, its place says so, and the rest of the page stays. */
export const island = <TProps extends object>(
  Inside: ComponentType<TProps>,
  { waiting: Waiting }: IslandOptions = {},
) =>
  function Island(props: TProps) {
    const inside = <Inside {...props} />
    return (
      <ErrorBoundary fallback={(retry) => <Missing again={retry} />}>
        {Waiting ? <Live waiting={<Waiting />}>{() => inside}</Live> : inside}
      </ErrorBoundary>
    )
  }
