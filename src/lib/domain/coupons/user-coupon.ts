import * as v from 'valibot'
import { code, id, numeric, optional } from '../tolerant.ts'

/** An activated coupon in a member's hand: the code for the till and when it ends (unix seconds). CPN-6. */
export const userCoupon = v.object({ id, code: optional(code), expiration_at: optional(numeric) })
