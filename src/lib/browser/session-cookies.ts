import * as v from 'valibot'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import type { TextStorage } from './storage.ts'
import { type Stored, stored } from './stored.ts'

/**
 * Reads the cookie that pages may read: it goes with each mutating call, and where it stands somebody is signed in on the
 * platform. LCK-3.
 */
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
