import * as v from 'valibot'
import { numeric, optional, text } from './tolerant.ts'

/** What a promo code gave: a title to celebrate, and points in hundredths. Spec §3 "Promo code". */
export const promo = v.object({ title: text, points: optional(numeric) })
export type Promo = v.InferOutput<typeof promo>
