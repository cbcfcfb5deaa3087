import * as v from 'valibot'
import { codeOf } from '../call-error.ts'
import { type FieldErrors, type FormFailure, formFailure } from '../form.ts'
import { name, numeric, optional } from '../tolerant.ts'

/** The gain of a promo code: a title to celebrate, and points in hundredths. PRF-7. */
export const promo = v.object({ title: name, points: optional(numeric) })
export type Promo = v.InferOutput<typeof promo>

/**
 * The mistakes in a promo code: nothing was typed, the club does not know it, it is used, or it is used and an earlier try of
 * the member's may have done it.
 */
type PromoErrors = FieldErrors<'code', 'required' | 'invalid' | 'used' | 'usedByTry'>

export const promoErrors = ({ code }: { readonly code: string }): PromoErrors =>
  code.trim() === '' ? { code: 'required' } : {}

/** Translates a refused code. error: what the client throws. PRF-7. */
export const promoFailure = (error: unknown): FormFailure<PromoErrors> => {
  const code = codeOf(error)
  const named = code === 'promo_invalid' ? 'invalid' : code === 'promo_used' ? 'used' : undefined
  return named ? { fieldErrors: { code: named }, failure: undefined } : formFailure(error, ['code'])
}
