import * as v from 'valibot'
import { promo } from '../../domain/promo-code/promo.ts'
import { filled } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Redeems a promo code. Fails with `promo_invalid` or `promo_used`. */
export const redeemPromoCode = endpoint({
  method: 'POST',
  path: 'promo-code',
  body: v.object({ code: filled }),
  response: promo,
  refreshes: ['user', 'transactions'],
  assumed: true,
})
