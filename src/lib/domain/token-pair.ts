import * as v from 'valibot'

const secret = v.pipe(v.string(), v.nonEmpty())

/** What a session is made of. Half a pair is no pair. Spec §3 "Session token". */
export const tokenPair = v.object({ token: secret, refresh_token: secret })
export type TokenPair = v.InferOutput<typeof tokenPair>

/** A sign-in: its own id, which outlives the tokens that are renewed under it, and the pair held now. */
export interface Sitting {
  readonly id: string
  readonly pair: TokenPair
}
