import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `stores-page/` to each page whose code imports this. */
export const storesPageWords = bringEnglish('storesPage', words)
