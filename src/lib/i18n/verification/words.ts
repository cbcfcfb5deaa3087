import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `verification/` to each page whose code imports this. */
export const verificationWords = bringEnglish('verification', words)
