import * as v from 'valibot'
import { id, line, numeric, optional } from '../tolerant.ts'

/** One movement of points: hundredths, below zero when spent; unix seconds. TRX-1. */
export const transaction = v.object({
  id,
  at: numeric,
  description: line,
  points: numeric,
  expires_at: optional(numeric),
})
export type Transaction = v.InferOutput<typeof transaction>
