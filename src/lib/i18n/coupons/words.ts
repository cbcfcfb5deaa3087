import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `coupons/` to each page whose code imports this. */
export const couponsWords = bringEnglish('coupons', words)
