import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `coupons-search/` to each page whose code imports this. */
export const couponsSearchWords = bringEnglish('couponsSearch', words)
