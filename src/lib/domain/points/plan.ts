import type { Reward } from '../rewards/reward.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { unixSeconds } from '../unix-seconds.ts'
import { costOf, missingPoints, type PointsExpiry } from './points.ts'

const day = 86_400

/** The days whose points make a member's pace, and the same in seconds: of one length wherever clocks are changed. */
export const paceDays = 90
const span = paceDays * day

/** So few gains are chance and no pace. */
const fewest = 3

export interface History {
  readonly transactions: readonly Pick<Transaction, 'at' | 'points'>[]
  readonly hasDropped: boolean
}

export const paceStart = (now: number): number => now - span

/**
 * Returns the hundredths of points gained a day in the last 90 days; undefined where the history is too short, has holes, or too few gains.
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

/** A way of more days than this is told by no number. Two years. */
const longest = 730

interface PlanFacts {
  readonly cost: number | undefined
  readonly stock: number | undefined
  /** The points that can be spent now: pending ones are none of them. */
  readonly balance: number
  /** The parts of the balance that lapse, the nearest first. */
  readonly lapses: readonly PointsExpiry[]
  /** Hundredths of points a day; undefined where it is not known. */
  readonly pace: number | undefined
}

/** The way to a reward. `days`: rounded up, `years` for more than two, undefined without a pace. `lapsing`: hundredths lost before. */
export type Plan =
  | { readonly as: 'soldOut' }
  | { readonly as: 'reached' }
  | {
      readonly as: 'toGo'
      readonly missing: number
      readonly days: number | 'years' | undefined
      readonly lapsing: number
    }

/** The part of the lapses up to a moment that the balance holds: no more can lapse than is there. Unix seconds. */
const lapsedBy = (lapses: readonly PointsExpiry[], balance: number, until: number): number =>
  Math.min(
    Math.max(0, balance),
    lapses.reduce((sum, { at, points }) => sum + (at <= until ? points : 0), 0),
  )

/**
 * Returns how far a member is from a reward, and how long it takes at her pace. What lapses on the way is missing once more; without a
 * pace, that is all that was announced. now: unix seconds. PTS-2.
 */
export function planOf({ cost, stock, balance, lapses, pace = 0 }: PlanFacts, now: number): Plan {
  if (stock !== undefined && stock <= 0) return { as: 'soldOut' }
  const missing = missingPoints(cost, balance)
  if (missing === 0) return { as: 'reached' }
  const all = lapsedBy(lapses, balance, Number.POSITIVE_INFINITY)
  if (!(pace > 0)) return { as: 'toGo', missing, days: undefined, lapsing: all }
  // Each round takes in what lapses until the end of the last one: at most as many rounds as there are lapses.
  let lapsing = 0
  for (;;) {
    const days = Math.ceil((missing + lapsing) / pace)
    if (days > longest) return { as: 'toGo', missing, days: 'years', lapsing: all }
    const next = lapsedBy(lapses, balance, now + days * day)
    if (next <= lapsing) return { as: 'toGo', missing, days, lapsing }
    lapsing = next
  }
}

export interface Offer<Item> {
  readonly reward: Item
  readonly count: number
}

/** Returns the dearest reward in stock that the next lapse alone pays, and how many. balance: hundredths. PTS-2. */
export function offerFor<Item extends Pick<Reward, 'points' | 'stock' | 'fulfilment'>>(
  lapse: PointsExpiry | undefined,
  balance: number,
  rewards: readonly Item[],
): Offer<Item> | undefined {
  const points = Math.min(lapse?.points ?? 0, balance)
  const fit = rewards.filter(
    ({ points: cost, stock, fulfilment }) =>
      costOf(cost) > 0 && costOf(cost) <= points && (stock ?? 1) >= 1 && fulfilment.length > 0,
  )
  const reward = fit.toSorted((one, other) => costOf(other.points) - costOf(one.points))[0]
  if (!reward) return undefined
  const count = Math.min(
    Math.floor(points / costOf(reward.points)),
    Math.floor(reward.stock ?? Number.POSITIVE_INFINITY),
  )
  return { reward, count }
}
