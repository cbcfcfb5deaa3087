import { lockKey } from './storage-keys.ts'

/** The time for which the other tabs can see a claim before it counts, in milliseconds. */
const notice = 250
/** The time between two looks of a waiting tab at the claim of another one, in milliseconds. */
const glance = 100

interface ClaimOptions {
  /** Ends the wait for the claim, not the work. */
  readonly signal: AbortSignal
  /** The longest that the work can take, in milliseconds. */
  readonly lasts: number
}

/** A claim: the tab that works, and the latest time until which it does; unix milliseconds. */
interface Claim {
  readonly by: string
  readonly until: number
}

const storageOf = (): Storage | undefined => {
  try {
    return globalThis.localStorage ?? undefined
  } catch {
    return undefined
  }
}

const readClaim = (storage: Storage, key: string): Claim | undefined => {
  const [, by, until] = /^(\S+) (\d+)$/.exec(storage.getItem(key) ?? '') ?? []
  return by === undefined ? undefined : { by, until: Number(until) }
}

const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/**
 * Runs work while no other tab claims work of that name in local storage. A claim counts until its work is done, or
 * until it can last no longer, since nobody learns here that a page is gone. Of those that claim at the same moment the
 * last one works. Where nothing can be stored the work runs at once: no other tab shares what it changes.
 */
export const withClaim = async <T>(
  name: string,
  { signal, lasts }: ClaimOptions,
  work: () => Promise<T>,
): Promise<T> => {
  const storage = storageOf()
  const key = lockKey(name)
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const isClaimed = (place: Storage): boolean => {
    const claim = readClaim(place, key)
    // One that ends later than any can was made by a clock that has been moved since.
    return claim !== undefined && claim.until > Date.now() && claim.until <= Date.now() + lasts
  }
  if (!storage) return work()
  try {
    while (readClaim(storage, key)?.by !== own) {
      while (isClaimed(storage)) {
        await rest(glance)
        signal.throwIfAborted()
      }
      storage.setItem(key, `${own} ${Date.now() + lasts}`)
      await rest(notice)
      signal.throwIfAborted()
    }
  } catch (error) {
    if (readClaim(storage, key)?.by === own) storage.removeItem(key)
    if (signal.aborted) throw error
  }
  try {
    return await work()
  } finally {
    if (readClaim(storage, key)?.by === own) storage.removeItem(key)
  }
}
