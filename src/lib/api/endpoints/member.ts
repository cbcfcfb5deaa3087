import * as v from 'valibot'
import { identity, linkedIdentity } from '../../domain/identity.ts'
import { member, sex } from '../../domain/member.ts'
import { promo } from '../../domain/promo.ts'
import { transaction } from '../../domain/transaction.ts'
import { filled, listAnswer, nothing, paging } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Who is signed in. */
export const getMember = endpoint({ path: 'user', response: v.object({ user: member }), assumed: true })

/** What moved the member's points, newest first. */
export const listTransactions = endpoint({
  path: 'user/wallet/transactions',
  query: paging,
  response: listAnswer('transactions', transaction),
})

/** What the club knows the member by: cards, phones, e-mail addresses. */
export const listIdentities = endpoint({
  path: 'user/identities',
  response: listAnswer('user_identities', identity),
})

/** Changes what is given and nothing else; `primary_phone` is a number the member already has. */
export const updateProfile = endpoint({
  method: 'POST',
  path: 'user/profile',
  body: v.partial(
    v.object({
      firstname: v.string(),
      lastname: v.string(),
      email: v.string(),
      sex,
      primary_phone: v.string(),
      lang: v.string(),
    }),
  ),
  response: nothing,
  refreshes: ['user'],
  assumed: true,
})

/** Adds a card or a phone. A phone waits for a code. Fails with `card_unknown` or `card_taken`. */
export const linkIdentity = endpoint({
  method: 'POST',
  path: 'user/identity/link',
  body: v.variant('type', [
    v.object({ type: v.literal('card'), number: filled }),
    v.object({ type: v.literal('virtual_card') }),
    v.object({ type: v.literal('phone'), number: filled }),
  ]),
  response: v.object({ identity: linkedIdentity }),
  assumed: true,
})

/** Confirms a linked identity by its code. Fails with `code_invalid`. */
export const verifyIdentity = endpoint({
  method: 'POST',
  path: 'user/identity/{id}/verify',
  body: v.object({ code: filled }),
  response: nothing,
  refreshes: ['identities'],
  assumed: true,
})

/** Forgets an identity. */
export const removeIdentity = endpoint({
  method: 'DELETE',
  path: 'user/identity/{id}',
  response: nothing,
  refreshes: ['identities'],
})

/** Orders a plastic card to be fetched at a store. */
export const requestPhysicalCard = endpoint({
  method: 'POST',
  path: 'user/card/physical-request',
  body: v.object({ store_id: filled }),
  response: nothing,
  assumed: true,
})

/** Redeems a promo code. Fails with `promo_invalid` or `promo_used`. */
export const redeemPromoCode = endpoint({
  method: 'POST',
  path: 'promo-code',
  body: v.object({ code: filled }),
  response: promo,
  refreshes: ['user', 'transactions'],
  assumed: true,
})
