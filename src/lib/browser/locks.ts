/** The time for which a lock is kept after its work, in milliseconds: what it stored must have reached every tab. */
const linger = 1000
/** Ends, by the lock's name, what this page keeps only for that: its own next work need not wait. */
const lingering = new Map<string, () => void>()

/**
 * Runs work while no other tab of the origin runs work of that name, however long that takes: nobody who holds the lock
 * is passed over, and the browser releases the lock of a page that is gone. Whoever had to wait reads the shared state
 * again before acting on it. Where locks are missing (plain http) or refused, the work runs at once. Fails as the work
 * fails, or with the signal's reason.
 * signal: ends the wait for the lock, not the work.
 */
export const withLock = async <T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  let done: Promise<T> | undefined
  lingering.get(name)?.()
  // Whoever waits for the work goes on as soon as it is done; the lock is kept a little longer.
  const own = new Promise<T>((resolve, reject) => {
    const hold = async () => {
      done = work()
      done.then(resolve, reject)
      await done
      await new Promise<void>((rest) => {
        lingering.set(name, rest)
        setTimeout(rest, linger)
      })
    }
    // Rejects also where the browser has no locks, or throws at once.
    const held = async () => navigator.locks.request(name, { signal }, hold)
    held().catch((error) => {
      if (!done) reject(error)
    })
  })
  return own.catch((error) => {
    if (done || signal.aborted) throw error
    return work()
  })
}
