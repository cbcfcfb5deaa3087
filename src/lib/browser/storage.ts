/** A place for small texts that never throws: where the browser refuses, it lives in memory. */
export interface Shelf {
  /** Where values are kept: shared by tabs, per tab, or for this page only. */
  readonly kind: 'local' | 'session' | 'memory'
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that start with a prefix. */
  keys(prefix: string): string[]
}

type Source = () => Storage | undefined

/** A storage that answers; reading the property itself may throw (blocked cookies, sandboxed frames). */
const reachable = (source: Source): Storage | undefined => {
  try {
    const storage = source()
    storage?.getItem('probe')
    return storage ?? undefined
  } catch {
    return undefined
  }
}

const shelfOver = (kind: Shelf['kind'], storage: Storage | undefined): Shelf => {
  // What the storage refused to take (quota), so that this page at least goes on.
  const overflow = new Map<string, string>()
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    kind,
    get: (key) => overflow.get(key) ?? attempt(() => storage?.getItem(key) ?? undefined, undefined),
    set: (key, value) => {
      const stored = attempt(() => {
        storage?.setItem(key, value)
        return storage !== undefined
      }, false)
      if (stored) overflow.delete(key)
      else {
        overflow.set(key, value)
        attempt(() => storage?.removeItem(key), undefined)
      }
    },
    remove: (key) => {
      overflow.delete(key)
      attempt(() => storage?.removeItem(key), undefined)
    },
    keys: (prefix) =>
      [
        ...new Set([
          ...overflow.keys(),
          ...attempt(
            () => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? ''),
            [],
          ),
        ]),
      ].filter((key) => key.startsWith(prefix)),
  }
}

const local: Source = () => globalThis.localStorage
const session: Source = () => globalThis.sessionStorage

/** The longest-lived storage there is: local, else session, else memory. Spec §9, "The token is stored". */
export const lastingShelf = (sources: { local: Source; session: Source } = { local, session }): Shelf => {
  const lasting = reachable(sources.local)
  if (lasting) return shelfOver('local', lasting)
  const perTab = reachable(sources.session)
  return perTab ? shelfOver('session', perTab) : shelfOver('memory', undefined)
}

/** The storage of this tab alone, else memory. */
export const tabShelf = (source: Source = session): Shelf => {
  const perTab = reachable(source)
  return perTab ? shelfOver('session', perTab) : shelfOver('memory', undefined)
}
