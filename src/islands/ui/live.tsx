import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

interface LiveProps {
  /** What stands in the built HTML and until the island runs: a skeleton in the shape of what comes. */
  waiting: ReactNode
  children: () => ReactNode
}

/**
 * Draws what depends on this browser (session, cache, clock) only once the island runs, so that hydration meets the
 * HTML it expects; the switch happens before the next paint.
 */
export function Live({ waiting, children }: LiveProps) {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return running ? children() : waiting
}
