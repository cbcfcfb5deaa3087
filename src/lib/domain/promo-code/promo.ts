import * as v from 'valibot'
import { name, numeric, optional } from '../tolerant.ts'

/** The gain of a promo code: a title to celebrate, and points in hundredths. PRF-7. */
export const promo = v.object({ title: name, points: optional(numeric) })
export type Promo = v.InferOutput<typeof promo>

/** A mistake in a promo code; `usedByTry`: an earlier try of the member's may have used it. */
export type PromoError = 'required' | 'invalid' | 'used' | 'usedByTry' | { readonly serverMessage: string }
