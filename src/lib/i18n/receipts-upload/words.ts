import { bringEnglish } from '../words.ts'
import { words } from './en.ts'

/** Brings the words of `receipts-upload/` to each page whose code imports this. */
export const receiptsUploadWords = bringEnglish('receiptsUpload', words)
