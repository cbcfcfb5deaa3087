import * as v from 'valibot'
import { walletLinks } from '../../domain/card/wallet-links.ts'
import { filled, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Orders a plastic card to be fetched at a store. */
export const requestPhysicalCard = endpoint({
  method: 'POST',
  path: 'user/card/physical-request',
  body: v.object({ store_id: filled }),
  response: nothing,
  assumed: true,
})

/**
 * Reads the links by which phones' wallets take the card: a signed pass, and a link that saves one. Asked once per session, so
 * they work until its end. A platform that makes none answers 404 or 501.
 */
export const getWalletLinks = endpoint({
  path: 'user/card/wallet',
  response: walletLinks,
  assumed: true,
})
