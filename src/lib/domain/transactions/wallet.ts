import * as v from 'valibot'
import { flag, id, numeric, optional, optionalListOf } from '../tolerant.ts'

/** Points that are about to lapse: how many (hundredths) and when (unix seconds). */
export const expiration = v.object({ points: numeric, at: numeric })

/** A purse of points, in hundredths. The primary one is the one used. CPN-3. */
export const wallet = v.object({
  id,
  is_primary: flag,
  points: numeric,
  pending_points: optional(numeric),
  expirations: optionalListOf('expirations', expiration),
})
export type Wallet = v.InferOutput<typeof wallet>
