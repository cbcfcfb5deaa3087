import * as v from 'valibot'
import { code, optional } from '../tolerant.ts'

export const barcode = v.object({
  format: v.picklist(['code128', 'ean13', 'qr']),
  value: code,
})

/** The member's card: 16 digits, printed on plastic or living in the portal only. PRF-4. */
export const card = v.object({
  number: code,
  type: v.fallback(v.picklist(['physical', 'virtual']), 'physical'),
  barcode: optional(barcode),
})
export type Card = v.InferOutput<typeof card>
