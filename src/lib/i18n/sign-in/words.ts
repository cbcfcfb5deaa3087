import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `sign-in/` to each page whose code imports this. */
export const signInWords = bringEnglish('signIn', words)
