import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `frame-footer/` to each page whose code imports this. */
export const frameFooterWords = bringEnglish('frameFooter', words)
