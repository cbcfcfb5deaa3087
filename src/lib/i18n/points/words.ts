import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `points/` to each page whose code imports this. */
export const pointsWords = bringEnglish('points', words)
