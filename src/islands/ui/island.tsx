import type { ComponentType } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { Missing } from './missing.tsx'

/** An island with a boundary of its own: when it cannot be drawn, its place says so, and the rest of the page stays. */
export const island = <TProps extends object>(Inside: ComponentType<TProps>) =>
  function Island(props: TProps) {
    return (
      <ErrorBoundary fallback={(retry) => <Missing again={retry} />}>
        <Inside {...props} />
      </ErrorBoundary>
    )
  }
