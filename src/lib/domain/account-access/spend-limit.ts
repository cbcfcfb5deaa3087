import { plainDigits } from '../plain-digits.ts'

/** The highest limit that can be set, in whole points. */
export const highestLimit = 1_000_000

/** The reason why a typed limit cannot be saved. */
export type LimitError = 'required' | 'number' | 'tooHigh'

/**
 * Reads a typed limit: whole points, with spaces between them or in full-width digits. Returns hundredths of a point,
 * or the reason why it is none. LCK-2.
 */
export function readLimit(typed: string): number | LimitError {
  const plain = plainDigits(typed)
  if (plain === '') return 'required'
  if (!/^\d+$/.test(plain) || /\p{Pd}|\u2212/u.test(typed)) return 'number'
  const points = Number(plain)
  return points > highestLimit ? 'tooHigh' : points * 100
}
