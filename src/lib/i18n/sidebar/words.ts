import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `sidebar/` to each page whose code imports this. */
export const sidebarWords = bringEnglish('sidebar', words)
