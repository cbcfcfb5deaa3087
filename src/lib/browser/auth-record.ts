import * as v from 'valibot'
import { type StoredSession, tokenPair } from '../domain/session/token-pair.ts'
import { storedMark } from './session-cookies.ts'
import type { TextStorage } from './storage.ts'
import { authKey, renewalKey, sessionIdKey } from './storage-keys.ts'
import { stored } from './stored.ts'

/** A stored session longer than this is no session of ours, and is not even parsed. */
const longest = 20_000

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * Reads and writes the session; anything malformed, half a pair included, is removed and counts as signed out.
 * nameOf: makes a storage name the club's own where one origin serves several.
 */
export const authRecord = (storage: TextStorage, nameOf = (name: string) => name) => {
  const key = nameOf(authKey)
  const idKey = nameOf(sessionIdKey)
  const kept =
    import.meta.env?.SESSION === 'cookie' ? storedMark(key, storage) : stored(key, tokenPair, storage)
  const renewal = stored(renewalKey(key), v.number(), storage)
  const remove = (): void => {
    kept.remove()
    renewal.remove()
    storage.remove(idKey)
  }
  return {
    /** The storage name of the pair. */
    key,
    /** Tells whether every tab of the origin reads the same pair. */
    isShared: (): boolean => (storage.placeOf(key) ?? storage.kind) === 'local',
    read: (): StoredSession | undefined => {
      const text = storage.get(key)
      if (text === undefined) return undefined
      const pair = text.length > longest ? undefined : kept.read()
      if (!pair) {
        remove()
        return undefined
      }
      // A pair that was stored without a name (by hand, by an older version) gets one now.
      const id = storage.get(idKey) ?? newId()
      storage.set(idKey, id)
      return { id, pair }
    },
    write: ({ id, pair: { token, refresh_token } }: StoredSession): void => {
      storage.set(idKey, id)
      kept.write({ token, refresh_token })
      renewal.remove()
    },
    remove,
    /** The moment at which a page has asked for a new pair that nobody has learnt yet: unix milliseconds. SES-15. */
    renewal,
    newId,
  }
}
export type AuthRecord = ReturnType<typeof authRecord>
