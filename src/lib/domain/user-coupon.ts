import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** An activated coupon in a member's hand: the code for the till and when it ends (unix seconds). Spec §4. */
export const userCoupon = v.object({ id, code: optional(text), expiration_at: optional(numeric) })
export type UserCoupon = v.InferOutput<typeof userCoupon>
