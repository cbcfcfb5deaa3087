import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `fallback/` to each page whose code imports this. */
export const fallbackWords = bringEnglish('fallback', words)
