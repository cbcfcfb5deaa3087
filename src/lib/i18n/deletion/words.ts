import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `deletion/` to each page whose code imports this. */
export const deletionWords = bringEnglish('deletion', words)
