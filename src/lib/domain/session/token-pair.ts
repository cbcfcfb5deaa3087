import * as v from 'valibot'
import { longestToken, visibleAscii } from '../header-value.ts'
import { optional } from '../tolerant.ts'

const secret = v.pipe(v.string(), v.nonEmpty())

/** The token of a session, which all calls of a member carry in a header: visible ASCII, at most 8,000 characters. B9. */
export const token = v.pipe(v.string(), v.regex(visibleAscii), v.maxLength(longestToken))

/** The two tokens of a session. Half a pair is no pair. SES-1, SES-2. */
export const tokenPair = v.object({ token, refresh_token: secret })
export type TokenPair = v.InferOutput<typeof tokenPair>

/** The tokens of an answer that may bring a session, or new tokens for one; any other answer has none. */
export const tokensIfAny = v.fallback(v.object({ token: optional(token), refresh_token: optional(secret) }), {
  token: undefined,
  refresh_token: undefined,
})

/** A sign-in: its own id, which outlives the tokens that are renewed under it, and the pair held now. */
export interface StoredSession {
  readonly id: string
  readonly pair: TokenPair
}
