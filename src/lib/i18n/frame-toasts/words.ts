import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `frame-toasts/` to each page whose code imports this. */
export const frameToastsWords = bringEnglish('frameToasts', words)
