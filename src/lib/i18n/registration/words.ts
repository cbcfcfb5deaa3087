import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `registration/` to each page whose code imports this. */
export const registrationWords = bringEnglish('registration', words)
