import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `privacy/` to each page whose code imports this. */
export const privacyWords = bringEnglish('privacy', words)
