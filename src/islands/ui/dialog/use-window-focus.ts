import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}

/** Returns true while this window has the member's focus. */
export const useWindowFocus = () =>
  useSyncExternalStore(
    watch,
    () => document.hasFocus(),
    () => true,
  )
