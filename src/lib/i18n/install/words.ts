import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `install/` to each page whose code imports this. */
export const installWords = bringEnglish('install', words)
