import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `consents/` to each page whose code imports this. */
export const consentsWords = bringEnglish('consents', words)
