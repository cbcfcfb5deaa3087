import * as v from 'valibot'
import { id, numeric, optional, text } from './tolerant.ts'

/** One movement of points: hundredths, below zero when spent; unix seconds. Spec §3 "Wallet transaction". */
export const transaction = v.object({
  id,
  at: numeric,
  description: text,
  points: numeric,
  expires_at: optional(numeric),
})
export type Transaction = v.InferOutput<typeof transaction>
