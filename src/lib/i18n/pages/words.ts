import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `pages/` to each page whose code imports this. */
export const pagesWords = bringEnglish('pages', words)
