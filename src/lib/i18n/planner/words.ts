import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `planner/` to each page whose code imports this. */
export const plannerWords = bringEnglish('planner', words)
