import { walletLinks } from '../../domain/card/wallet-links.ts'
import { endpoint } from '../endpoint.ts'

/** Reads the links by which phones' wallets take the card. A platform that makes none answers 404 or 501. */
export const getWalletLinks = endpoint({
  path: 'user/card/wallet',
  response: walletLinks,
  assumed: true,
})
