import * as v from 'valibot'
import { flag, numeric, optional } from '../tolerant.ts'

/** The protection of an account against spending by somebody else. LCK-2. */
export const security = v.object({
  /** The cost above which spending asks who is there, in hundredths of a point. */
  spend_limit: optional(numeric),
  /** She is asked for a passkey, not for her password, where her browser has passkeys: the platform takes no other answer. */
  passkeys_required: flag,
})
export type Security = v.InferOutput<typeof security>

/** The member's limit in hundredths of a point; undefined where there is none, or none that can be. LCK-2. */
export const limitOf = ({ spend_limit }: Security): number | undefined =>
  spend_limit !== undefined && spend_limit >= 0 ? spend_limit : undefined
