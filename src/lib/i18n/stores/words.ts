import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `stores/` to each page whose code imports this. */
export const storesWords = bringEnglish('stores', words)
