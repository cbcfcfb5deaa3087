import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `profile/` to each page whose code imports this. */
export const profileWords = bringEnglish('profile', words)
