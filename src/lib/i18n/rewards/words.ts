import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `rewards/` to each page whose code imports this. */
export const rewardsWords = bringEnglish('rewards', words)
