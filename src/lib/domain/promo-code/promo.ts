import * as v from 'valibot'
import { name, numeric, optional } from '../tolerant.ts'

/** The gain of a promo code: a title to celebrate, and points in hundredths. PRF-7. */
export const promo = v.object({ title: name, points: optional(numeric) })
export type Promo = v.InferOutput<typeof promo>

/**
 * A mistake in a promo code: nothing was typed, the club does not know it, it is used, it is used and an earlier try of
 * the member's may have done it, or a mistake reported by the server.
 */
export type PromoError = 'required' | 'invalid' | 'used' | 'usedByTry' | { readonly serverMessage: string }
