import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}

/** Whether the member is looking at this window. */
export const useWindowFocus = () =>
  useSyncExternalStore(
    watch,
    () => document.hasFocus(),
    () => true,
  )
