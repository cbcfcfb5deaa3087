import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `till/` to each page whose code imports this. */
export const tillWords = bringEnglish('till', words)
