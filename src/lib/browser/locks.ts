/** The time for which a lock is kept after its work, in milliseconds: what it stored must have reached every tab. */
const linger = 1000
/** Ends, by the lock's name, what this page keeps only for that: its own next work need not wait. */
const lingering = new Map<string, () => void>()

interface LockOptions {
  /** Ends the wait for the lock, not the work. */
  readonly signal: AbortSignal
  /** The longest that the work can take, in milliseconds. Counts only where the browser has no locks. */
  readonly lasts: number
}

/**
 * Runs work while no other tab of the origin runs work of that name, however long that takes: nobody who holds the lock
 * is passed over, and the browser releases the lock of a page that is gone. Whoever had to wait reads the shared state
 * again before acting on it. Where locks are missing or refused, claims in local storage stand in for them. Fails as
 * the work fails, or with the signal's reason.
 */
export const withLock = async <T>(
  name: string,
  { signal, lasts }: LockOptions,
  work: () => Promise<T>,
): Promise<T> => {
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
    // Nearly nobody is without locks, so nearly nobody loads what stands in for them.
    return import('./claims.ts').then((file) => file.withClaim(name, { signal, lasts }, work))
  })
}
