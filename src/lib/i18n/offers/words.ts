import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `offers/` to each page whose code imports this. */
export const offersWords = bringEnglish('offers', words)
