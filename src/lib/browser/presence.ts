/** Calls back when the member leaves this page for a while or for good: another tab, sleep, another page. */
export const onLeave = (listener: () => void): (() => void) => {
  const hidden = () => document.visibilityState === 'hidden' && listener()
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', listener)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', listener)
  }
}

/** Calls back when the browser believes to be online again. */
export const onOnline = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}
