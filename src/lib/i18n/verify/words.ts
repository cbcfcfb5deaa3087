import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `verify/` to each page whose code imports this. */
export const verifyWords = bringEnglish('verify', words)
