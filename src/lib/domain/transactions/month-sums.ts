import { unixSeconds } from '../unix-seconds.ts'
import type { Transaction } from './transaction.ts'

/** The points that came and went in a month, in hundredths, both zero or more. */
export interface MonthSums {
  readonly earned: number
  readonly spent: number
  /** Nothing of the month is missing; otherwise the sums are those of what has come. */
  readonly isWhole: boolean
}

/** The ways in which something may be missing of the transactions that have come. */
interface Missing {
  /** The server has older ones. */
  readonly hasMore: boolean
  /** Some could not be read. */
  readonly hasDropped: boolean
}

/** The month of a moment in the member's own time zone, as a number that counts months; -1 for no moment. Unix seconds. */
export const monthOf = (at: number): number => {
  const seconds = unixSeconds(at)
  if (seconds === undefined) return -1
  const date = new Date(seconds * 1000)
  return date.getFullYear() * 12 + date.getMonth()
}

/**
 * Adds up the points that came and went, month by month. A month counts as whole only when it must be: all has come and
 * was read, or all came in order, the latest first, and older months have begun. PTS-1.
 */
export function monthSums(
  transactions: readonly Pick<Transaction, 'at' | 'points'>[],
  { hasMore, hasDropped }: Missing,
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
