/** Keeps the screen from going dark until called back, where the browser can; a page that was hidden asks again. */
export const keepAwake = (): (() => void) => {
  let isActive = true
  let asking = false
  let lock: WakeLockSentinel | undefined
  const ask = async () => {
    if (asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return
    asking = true
    try {
      const granted = await navigator.wakeLock?.request('screen')
      if (isActive) lock = granted
      else await granted?.release()
    } catch {
      // Refused: nothing to do about it.
    }
    asking = false
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isActive = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => {})
  }
}
