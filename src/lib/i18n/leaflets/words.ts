import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `leaflets/` to each page whose code imports this. */
export const leafletsWords = bringEnglish('leaflets', words)
