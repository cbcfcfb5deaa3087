import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `phone/` to each page whose code imports this. */
export const phoneWords = bringEnglish('phone', words)
