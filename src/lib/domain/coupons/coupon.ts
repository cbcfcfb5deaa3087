import * as v from 'valibot'
import { code, flag, id, line, name, numeric, optional, text } from '../tolerant.ts'

/** A coupon as the list shows it; unix seconds, `points` in hundredths; `expiration_at` ends an activation. CPN-7. */
export const coupon = v.object({
  id,
  name,
  perex: optional(line),
  img_logo: optional(text),
  ribbon: optional(name),
  points: optional(numeric),
  activated: flag,
  user_coupon_id: optional(id),
  code: optional(code),
  valid_from: optional(numeric),
  valid_until: optional(numeric),
  expiration_at: optional(numeric),
})
export type Coupon = v.InferOutput<typeof coupon>

/** A coupon on its own screen: with its story, its picture, and how its code is drawn. */
export const couponDetail = v.object({
  ...coupon.entries,
  description_html: optional(text),
  image: optional(text),
  code_format: optional(v.picklist(['text', 'qr', 'code128'])),
})
export type CouponDetail = v.InferOutput<typeof couponDetail>

/** An activated coupon in a member's hand: the code for the till and when it ends (unix seconds). CPN-6. */
export const userCoupon = v.object({ id, code: optional(code), expiration_at: optional(numeric) })
