import * as v from 'valibot'
import { id, line, numeric, optional } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** One movement of points: hundredths, below zero when spent; unix seconds. TRX-1. */
export const transaction = v.object({
  id,
  at: numeric,
  description: line,
  points: numeric,
  expires_at: optional(numeric),
})
export type Transaction = v.InferOutput<typeof transaction>

/** The points that came and went in a month, in hundredths, both zero or more. */
export interface MonthSums {
  readonly earned: number
  readonly spent: number
  /** Nothing of the month is missing; otherwise the sums are those of what has come. */
  readonly isWhole: boolean
}

/** The month of a moment in the member's own time zone, as a number that counts months; -1 for no moment. Unix seconds. */
export const monthOf = (at: number): number => {
  const seconds = unixSeconds(at)
  if (seconds === undefined) return -1
  const date = new Date(seconds * 1000)
  return date.getFullYear() * 12 + date.getMonth()
}

/** Adds up the points of each month. It is whole when all has come, or all came in order and older months have begun. hasMore: the server has older ones; hasDropped: some could not be read. PTS-1. */
export function monthSums(
  transactions: readonly Pick<Transaction, 'at' | 'points'>[],
  { hasMore, hasDropped }: { hasMore: boolean; hasDropped: boolean },
): ReadonlyMap<number, MonthSums> {
  const sums = new Map<number, { earned: number; spent: number }>()
  let isInOrder = true
  let before = Number.POSITIVE_INFINITY
  for (const { at, points } of transactions) {
    const month = monthOf(at)
    // A moment that is none may belong to any month.
    if (month > before || month < 0) isInOrder = false
    before = month
    const sum = sums.get(month) ?? { earned: 0, spent: 0 }
    sums.set(month, {
      earned: sum.earned + Math.max(0, points),
      spent: sum.spent + Math.max(0, -points),
    })
  }
  const isWhole = (month: number) => !hasDropped && (!hasMore || (isInOrder && month > before))
  return new Map([...sums].map(([month, sum]) => [month, { ...sum, isWhole: isWhole(month) }]))
}
