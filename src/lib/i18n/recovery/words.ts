import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `recovery/` to each page whose code imports this. */
export const recoveryWords = bringEnglish('recovery', words)
