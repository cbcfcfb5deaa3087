import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `dashboard/` to each page whose code imports this. */
export const dashboardWords = bringEnglish('dashboard', words)
