import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `passkeys/` to each page whose code imports this. */
export const passkeysWords = bringEnglish('passkeys', words)
