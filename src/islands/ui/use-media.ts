import { useCallback, useSyncExternalStore } from 'react'

/** Returns true while a media query matches; false in built HTML. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches === true,
    () => false,
  )
}
