import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `receipts-outbox/` to each page whose code imports this. */
export const receiptsOutboxWords = bringEnglish('receiptsOutbox', words)
