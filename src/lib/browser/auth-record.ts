import * as v from 'valibot'
import { type Sitting, type TokenPair, tokenPair } from '../domain/token-pair.ts'
import type { Shelf } from './storage.ts'

/** The storage name of the session. Spec §9. */
export const authKey = 'auth'
/** The name of the sign-in that the pair belongs to; it stays while tokens are renewed. */
export const sittingKey = 'auth-sitting'

/** A stored session longer than this is no session of ours, and is not even parsed. */
const longest = 20_000

const parse = (text: string): TokenPair | undefined => {
  try {
    const parsed = v.safeParse(tokenPair, text.length > longest ? undefined : JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Reads and writes the session; anything malformed, half a pair included, is removed and counts as signed out. */
export const authRecord = (shelf: Shelf) => ({
  kind: shelf.kind,
  read: (): Sitting | undefined => {
    const text = shelf.get(authKey)
    if (text === undefined) return undefined
    const pair = parse(text)
    if (!pair) {
      shelf.remove(authKey)
      shelf.remove(sittingKey)
      return undefined
    }
    // A pair that was stored without a name (by hand, by an older version) gets one now.
    const id = shelf.get(sittingKey) ?? newId()
    shelf.set(sittingKey, id)
    return { id, pair }
  },
  write: ({ id, pair: { token, refresh_token } }: Sitting): void => {
    shelf.set(sittingKey, id)
    shelf.set(authKey, JSON.stringify({ token, refresh_token }))
  },
  remove: (): void => {
    shelf.remove(authKey)
    shelf.remove(sittingKey)
  },
  newId,
})
export type AuthRecord = ReturnType<typeof authRecord>
