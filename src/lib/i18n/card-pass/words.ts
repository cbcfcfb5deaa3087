import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `card-pass/` to each page whose code imports this. */
export const cardPassWords = bringEnglish('cardPass', words)
