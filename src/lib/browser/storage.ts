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

/** What a storage refused to take (quota), or what there is none for, so that this page at least goes on. */
const overflows = new WeakMap<object, Map<string, string>>()

/** Every shelf over the same storage finds what another one has put there. */
const overflowOf = (owner: object): Map<string, string> => {
  const overflow = overflows.get(owner) ?? new Map<string, string>()
  overflows.set(owner, overflow)
  return overflow
}

/** owner: whom the shelf's memory belongs to where there is no storage. */
const shelfOver = (kind: Shelf['kind'], storage: Storage | undefined, owner: object): Shelf => {
  const overflow = overflowOf(storage ?? owner)
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
  return lasting ? shelfOver('local', lasting, sources.local) : tabShelf(sources.session)
}

/** The storage of this tab alone, else memory. */
export const tabShelf = (source: Source = session): Shelf => {
  const perTab = reachable(source)
  return shelfOver(perTab ? 'session' : 'memory', perTab, source)
}
