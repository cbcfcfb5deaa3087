import * as v from 'valibot'
import { longestToken, visibleAscii } from '../header-value.ts'

const secret = v.pipe(v.string(), v.nonEmpty())

/** The token of a session, which all calls of a member carry in a header: visible ASCII, at most 8,000 characters. B9. */
export const token = v.pipe(v.string(), v.regex(visibleAscii), v.maxLength(longestToken))

/** The two tokens of a session. Half a pair is no pair. SES-1, SES-2. */
export const tokenPair = v.object({ token, refresh_token: secret })
export type TokenPair = v.InferOutput<typeof tokenPair>

/** A sign-in: its own id, which outlives the tokens that are renewed under it, and the pair held now. */
export interface StoredSession {
  readonly id: string
  readonly pair: TokenPair
}
