import { useSyncExternalStore } from 'react'
import { listen } from '#lib/browser/navigation.ts'

const subscribe = (changed: () => void) => listen('hashchange', changed)

/** The part of the address behind `#`, with it; empty in built HTML. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
