import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `addresses/` to each page whose code imports this. */
export const addressesWords = bringEnglish('addresses', words)
