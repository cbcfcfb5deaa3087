import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

interface LiveProps {
  /** What stands in the built HTML and until the island runs: a skeleton in the shape of what comes. */
  waiting: ReactNode
  /** Whether all is known that the drawing needs, such as who is signed in; else it goes on waiting. */
  ready?: boolean | undefined
  children: () => ReactNode
}

/**
 * Draws what depends on this browser (session, cache, clock) only once the island runs, so that hydration meets the
 * HTML it expects; the switch happens before the next paint.
 */
export function Live({ waiting, ready = true, children }: LiveProps) {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return running && ready ? children() : waiting
}
