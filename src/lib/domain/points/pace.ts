import type { Transaction } from '../transactions/transaction.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** The days whose points make a member's pace, and the same in seconds: of one length wherever clocks are changed. */
export const paceDays = 90
const span = paceDays * 86_400

/** So few gains are chance and no pace. */
const fewest = 3

/** The movements that a pace is made of, as far as they are known. */
export interface History {
  readonly transactions: readonly Pick<Transaction, 'at' | 'points'>[]
  /** Some could not be read. */
  readonly hasDropped: boolean
}

/** The first moment of the pace's days. Unix seconds. */
export const paceStart = (now: number): number => now - span

/**
 * Returns the hundredths of points that a member has gained a day in the last 90 days; undefined where the history does not
 * reach back so far, has holes, or tells of too few gains. Points that lapsed or were spent are no part of it.
 * now: unix seconds. PTS-2.
 */
export function paceOf({ transactions, hasDropped }: History, now: number): number | undefined {
  if (hasDropped) return undefined
  const start = paceStart(now)
  let reachesBack = false
  let gains = 0
  let gained = 0
  for (const { at, points } of transactions) {
    const moment = unixSeconds(at)
    if (moment === undefined) return undefined
    if (moment <= start) reachesBack = true
    else if (moment <= now && points > 0) {
      gains++
      gained += points
    }
  }
  return reachesBack && gains >= fewest && Number.isFinite(gained) ? gained / paceDays : undefined
}
