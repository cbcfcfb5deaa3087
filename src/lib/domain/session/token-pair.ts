import * as v from 'valibot'

const secret = v.pipe(v.string(), v.nonEmpty())

/** The two tokens of a session. Half a pair is no pair. SES-1, SES-2. */
export const tokenPair = v.object({ token: secret, refresh_token: secret })
export type TokenPair = v.InferOutput<typeof tokenPair>

/** A sign-in: its own id, which outlives the tokens that are renewed under it, and the pair held now. */
export interface StoredSession {
  readonly id: string
  readonly pair: TokenPair
}
