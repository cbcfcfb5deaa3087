import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes to be online. It may be wrong, so it is a remark and never a reason not to ask. */
export const useOnline = () =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
