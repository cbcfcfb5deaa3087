import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `notices/` to each page whose code imports this. */
export const noticesWords = bringEnglish('notices', words)
