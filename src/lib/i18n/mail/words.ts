import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `mail/` to each page whose code imports this. */
export const mailWords = bringEnglish('mail', words)
