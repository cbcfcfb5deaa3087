import * as v from 'valibot'
import { type StoredSession, type TokenPair, tokenPair } from '../domain/session/token-pair.ts'
import { type Stored, stored, type TextStorage } from './storage.ts'
import { authKey, renewalKey, sessionIdKey } from './storage-keys.ts'

/** A stored session longer than this is no session of ours, and is not even parsed. */
const longest = 20_000

/** Reads the cookie that goes with each mutating call; where it stands somebody is signed in on the platform. LCK-3. */
export const csrfCookie = (): string | undefined => /(?:^|; )csrf=([!-:<-~]+)/.exec(document.cookie)?.[1]

/** A made-up word is two numbers, and a token never is: none is stored or read by mistake. */
const word = () => v.pipe(v.string(), v.regex(/^\d+-\d+$/))

/** Makes up a word that no other session, and no earlier renewal of this one, has. */
export const newMark = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/**
 * All that a browser keeps of a session whose tokens are in cookies: that somebody is signed in, and a made-up word that is
 * another one after each renewal. In the page it stands for both tokens, so that whatever compares pairs works as it does with
 * tokens; it opens nothing. LCK-3.
 */
export const storedMark = (
  key: string,
  storage: TextStorage,
): Pick<Stored<TokenPair>, 'read' | 'write' | 'remove'> => {
  const kept = stored(key, v.object({ mark: word() }), storage)
  return {
    read: () => {
      const mark = kept.read()?.mark
      return mark === undefined ? undefined : { token: mark, refresh_token: mark }
    },
    write: ({ token }) => (v.is(word(), token) ? kept.write({ mark: token }) : kept.remove()),
    remove: kept.remove,
  }
}

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
      const id = storage.get(idKey) ?? newMark()
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
    newId: newMark,
  }
}
export type AuthRecord = ReturnType<typeof authRecord>
