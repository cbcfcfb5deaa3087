import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `password/` to each page whose code imports this. */
export const passwordWords = bringEnglish('password', words)
