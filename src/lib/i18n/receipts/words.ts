import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `receipts/` to each page whose code imports this. */
export const receiptsWords = bringEnglish('receipts', words)
