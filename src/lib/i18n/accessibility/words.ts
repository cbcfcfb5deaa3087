import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `accessibility/` to each page whose code imports this. */
export const accessibilityWords = bringEnglish('accessibility', words)
