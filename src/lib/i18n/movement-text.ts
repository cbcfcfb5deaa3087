import { isFileName } from '../domain/transactions/file-name.ts'
import type { Words } from './translation.ts'

/** Returns what moved the points: the platform's description, or a word for a receipt in place of its file's name. TRX-1. */
export const movementText = (words: Words, description: string): string =>
  isFileName(description) ? words.receipts.one() : description
