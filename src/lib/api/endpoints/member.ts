import * as v from 'valibot'
import { isOtherNotice, notice } from '../../domain/account-access/account-access.ts'
import { walletLinks } from '../../domain/card/card.ts'
import { member, sex } from '../../domain/member.ts'
import { promo } from '../../domain/promo-code/promo.ts'
import { transaction } from '../../domain/transactions/transaction.ts'
import { empty, endpoint, filled, listAnswer, paging } from '../endpoint.ts'

/** Reads the member who is signed in. */
export const getMember = endpoint({ path: 'user', response: v.object({ user: member }) })

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
  refreshes: ['user'],
})

/** Lists the transactions that changed the member's points, newest first. */
export const listTransactions = endpoint({
  path: 'user/wallet/transactions',
  query: paging,
  response: listAnswer('transactions', transaction),
  assumed: false,
})

/** Orders a plastic card to be fetched at a store. */
export const requestPhysicalCard = endpoint({
  method: 'POST',
  path: 'user/card/physical-request',
  body: v.object({ store_id: filled }),
})

/**
 * Reads the links by which phones' wallets take the card: a signed pass, and a link that saves one. Asked once per session, so
 * they work until its end. A platform that makes none answers 404 or 501.
 */
export const getWalletLinks = endpoint({ path: 'user/card/wallet', response: walletLinks })

/** Redeems a promo code. Fails with `promo_invalid` or `promo_used`. */
export const redeemPromoCode = endpoint({
  method: 'POST',
  path: 'promo-code',
  body: v.object({ code: filled }),
  response: promo,
  refreshes: ['user', 'transactions'],
})

/** The news of the account that were not seen yet; other types are ignored. A platform without notices answers 404 or 501. LCK-2. */
export const listNotices = endpoint({
  path: 'user/notices',
  response: listAnswer('notices', notice, isOtherNotice),
})

/** Marks a notice as seen. Fails with `not_found` when it is gone already. LCK-2. */
export const seeNotice = endpoint({
  method: 'POST',
  path: 'user/notice/{id}/seen',
  body: empty,
  refreshes: ['notices'],
})
