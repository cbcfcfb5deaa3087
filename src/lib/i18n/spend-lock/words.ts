import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `spend-lock/` to each page whose code imports this. */
export const spendLockWords = bringEnglish('spendLock', words)
