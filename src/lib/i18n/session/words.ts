import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `session/` to each page whose code imports this. */
export const sessionWords = bringEnglish('session', words)
