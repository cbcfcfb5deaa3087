import * as v from 'valibot'
import { id, optional } from './tolerant.ts'

/** How a till scanner reads a card or a coupon. */
export const barcode = v.object({
  format: v.picklist(['code128', 'ean13', 'qr']),
  value: id,
})
export type Barcode = v.InferOutput<typeof barcode>

/** The member's card: 16 digits, printed on plastic or living in the portal only. Spec §3 "User". */
export const card = v.object({
  number: id,
  type: v.fallback(v.picklist(['physical', 'virtual']), 'physical'),
  barcode: optional(barcode),
})
export type Card = v.InferOutput<typeof card>
