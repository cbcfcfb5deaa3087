import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `reauthentication/` to each page whose code imports this. */
export const reauthenticationWords = bringEnglish('reauthentication', words)
