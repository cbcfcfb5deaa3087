import * as v from 'valibot'
import { plainDigits } from '../plain-digits.ts'
import { flag, numeric, optional } from '../tolerant.ts'

/** The protection of an account against spending by somebody else. LCK-2. */
export const security = v.object({
  /** The cost above which spending asks who is there, in hundredths of a point. */
  spend_limit: optional(numeric),
  /** She is asked for a passkey, not for her password, where her browser has passkeys: the platform takes no other answer. */
  passkeys_required: flag,
})
export type Security = v.InferOutput<typeof security>

/** The member's limit in hundredths of a point; undefined where there is none, or none that can be. LCK-2. */
export const limitOf = ({ spend_limit }: Security): number | undefined =>
  spend_limit !== undefined && spend_limit >= 0 ? spend_limit : undefined

/** The highest limit that can be set, in whole points. */
export const highestLimit = 1_000_000

export type LimitError = 'required' | 'number' | 'tooHigh'

/** Reads a typed limit of whole points, also with spaces or full-width digits; returns hundredths, or why it is none. LCK-2. */
export function readLimit(typed: string): number | LimitError {
  const plain = plainDigits(typed)
  if (plain === '') return 'required'
  if (!/^\d+$/.test(plain) || /\p{Pd}|\u2212/u.test(typed)) return 'number'
  const points = Number(plain)
  return points > highestLimit ? 'tooHigh' : points * 100
}
