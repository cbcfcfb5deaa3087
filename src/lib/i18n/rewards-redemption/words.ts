import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `rewards-redemption/` to each page whose code imports this. */
export const rewardsRedemptionWords = bringEnglish('rewardsRedemption', words)
