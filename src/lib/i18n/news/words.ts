import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `news/` to each page whose code imports this. */
export const newsWords = bringEnglish('news', words)
