import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `calendar/` to each page whose code imports this. */
export const calendarWords = bringEnglish('calendar', words)
