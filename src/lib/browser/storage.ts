import * as v from 'valibot'
import { probeKey } from './storage-keys.ts'

/** The place where a value is kept: shared by tabs, per tab, or for this page only. */
export type Place = 'local' | 'session' | 'memory'

/** A place for small texts that never throws: where the browser refuses, it lives in memory. */
export interface TextStorage {
  /** The place where values are kept as a rule: shared by tabs, per tab, or for this page only. */
  readonly kind: Place
  /** Returns where a value is kept now: a full storage may have passed it on. Undefined when there is none. */
  placeOf(key: string): Place | undefined
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(prefix: string): string[]
}

type Source = () => Storage | undefined

/** A storage that answers; reading the property itself may throw (blocked cookies, sandboxed frames). */
const reachable = (source: Source): Storage | undefined => {
  try {
    const storage = source()
    storage?.getItem(probeKey)
    return storage ?? undefined
  } catch {
    return undefined
  }
}

/** The values that a storage refused to take (quota), or that there is no storage for, kept for this page at least. */
const overflows = new WeakMap<object, Map<string, string>>()

/** Every text storage over the same browser storage finds what another one has put there. */
const overflowOf = (owner: object): Map<string, string> => {
  const overflow = overflows.get(owner) ?? new Map<string, string>()
  overflows.set(owner, overflow)
  return overflow
}

/** owner: whom the memory belongs to where there is no storage. next: who takes what this storage has no room for. */
const storageOver = (
  kind: Place,
  storage: Storage | undefined,
  owner: object,
  next?: TextStorage,
): TextStorage => {
  const overflow = overflowOf(storage ?? owner)
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  const own = (key: string) => attempt(() => storage?.getItem(key) ?? undefined, undefined)
  return {
    kind,
    placeOf: (key) => {
      if (overflow.has(key)) return 'memory'
      return own(key) === undefined ? next?.placeOf(key) : kind
    },
    get: (key) => overflow.get(key) ?? own(key) ?? next?.get(key),
    set: (key, value) => {
      const stored = attempt(() => {
        storage?.setItem(key, value)
        return storage !== undefined
      }, false)
      if (!stored) attempt(() => storage?.removeItem(key), undefined)
      if (stored) next?.remove(key)
      else next?.set(key, value)
      if (stored || next) overflow.delete(key)
      else overflow.set(key, value)
    },
    remove: (key) => {
      overflow.delete(key)
      attempt(() => storage?.removeItem(key), undefined)
      next?.remove(key)
    },
    keys: (prefix) =>
      [
        ...new Set([
          ...overflow.keys(),
          ...(next?.keys(prefix) ?? []),
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

/** The storage of this tab alone, else memory. */
export const tabStorage = (source: Source = session): TextStorage => {
  const perTab = reachable(source)
  return storageOver(perTab ? 'session' : 'memory', perTab, source)
}

/** The longest-lived storage there is; what a full one does not take goes to the one after it: local, session, memory. SES-1. */
export const lastingStorage = (
  sources: { local: Source; session: Source } = { local, session },
): TextStorage => {
  const lasting = reachable(sources.local)
  const perTab = tabStorage(sources.session)
  return lasting ? storageOver('local', lasting, sources.local, perTab) : perTab
}

/** More than a session takes, in characters. */
const room = 10_000

/** Tells whether a session stored now is there on the next page: whether any storage has enough room for it. */
export const storesSession = (storage = lastingStorage()): boolean => {
  // Where the session is in cookies, they are needed too.
  if (import.meta.env?.SESSION === 'cookie' && !navigator.cookieEnabled) return false
  storage.set(probeKey, 'x'.repeat(room))
  const place = storage.placeOf(probeKey)
  storage.remove(probeKey)
  return place !== 'memory'
}

/** A value that a browser keeps under one key. Nothing of it throws: a full or denied storage keeps it for this page. */
export interface Stored<T> {
  /** The value as it was kept; undefined when there is none, or what lies there is not of its kind. */
  read(): T | undefined
  write(value: T): void
  remove(): void
  /** Calls back when another tab changes the value or clears the storage. Returns how to stop. */
  watch(listener: (value: T | undefined) => void): () => void
}

/** Calls back when another tab changes a key, or with null when it clears the storage. Returns how to stop. */
export const watchStorage = (listener: (key: string | null) => void): (() => void) => {
  const changed = ({ key }: StorageEvent) => listener(key)
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** The schema of a value that whoever reads it judges by rules of its own. */
export const anything = v.unknown()

/** A text, as it is: in the tab's storage unless another one is given. */
export const storedText = (key: string, storage: TextStorage = tabStorage()): Stored<string> => {
  const read = () => storage.get(key)
  return {
    read,
    write: (value) => storage.set(key, value),
    remove: () => storage.remove(key),
    watch: (listener) => watchStorage((changed) => (changed ?? key) === key && listener(read())),
  }
}

/** A value of a schema, as JSON: in the tab's storage unless another one is given. */
export const stored = <const TSchema extends v.GenericSchema>(
  key: string,
  schema: TSchema,
  storage: TextStorage = tabStorage(),
): Stored<v.InferOutput<TSchema>> => {
  const text = storedText(key, storage)
  const read = () => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text.read() ?? ''))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
    watch: (listener) => text.watch(() => listener(read())),
  }
}
