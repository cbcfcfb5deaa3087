/**
 * Keeps the screen from going dark until called back. A browser lets go of it whenever the page is hidden, so it is
 * asked for again on return. Where there is no such thing, or the battery is low, the screen just behaves as always.
 */
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
