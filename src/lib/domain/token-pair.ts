import * as v from 'valibot'

const secret = v.pipe(v.string(), v.nonEmpty())

/** What a session is made of. Half a pair is no pair. Spec §3 "Session token". */
export const tokenPair = v.object({ token: secret, refresh_token: secret })
export type TokenPair = v.InferOutput<typeof tokenPair>
