import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `account-access/` to each page whose code imports this. */
export const accountAccessWords = bringEnglish('accountAccess', words)
