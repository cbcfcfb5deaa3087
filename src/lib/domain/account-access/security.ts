import * as v from 'valibot'
import { flag, numeric, optional } from '../tolerant.ts'

/** The protection of an account against spending by somebody else. LCK-2. */
export const security = v.object({
  /** The cost above which spending asks who is there, in hundredths of a point; undefined where there is no limit. */
  spend_limit: optional(v.pipe(numeric, v.minValue(0))),
  /** The platform takes a passkey only as the answer. */
  passkeys_required: flag,
})
export type Security = v.InferOutput<typeof security>
