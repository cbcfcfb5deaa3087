import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `card/` to each page whose code imports this. */
export const cardWords = bringEnglish('card', words)
