import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `promo-code/` to each page whose code imports this. */
export const promoCodeWords = bringEnglish('promoCode', words)
