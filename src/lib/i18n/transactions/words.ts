import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `transactions/` to each page whose code imports this. */
export const transactionsWords = bringEnglish('transactions', words)
