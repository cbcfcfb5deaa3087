import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `language/` to each page whose code imports this. */
export const languageWords = bringEnglish('language', words)
