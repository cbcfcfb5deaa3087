import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `card-wallet/` to each page whose code imports this. */
export const cardWalletWords = bringEnglish('cardWallet', words)
