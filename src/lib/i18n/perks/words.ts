import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `perks/` to each page whose code imports this. */
export const perksWords = bringEnglish('perks', words)
