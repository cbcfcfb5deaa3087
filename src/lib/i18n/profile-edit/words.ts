import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `profile-edit/` to each page whose code imports this. */
export const profileEditWords = bringEnglish('profileEdit', words)
