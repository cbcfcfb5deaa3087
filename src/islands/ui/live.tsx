import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

interface LiveProps {
  /** The content of the built HTML, shown until the island runs: a skeleton in the shape of the final content. */
  waiting: ReactNode
  /** True when all data for the drawing are known, such as the person signed in; while false, `waiting` is shown. */
  ready?: boolean | undefined
  children: () => ReactNode
}

/** Draws what depends on this browser once the island runs, before the next paint: hydration meets the HTML it expects. */
export function Live({ waiting, ready = true, children }: LiveProps) {
  const running = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return running && ready ? children() : waiting
}
