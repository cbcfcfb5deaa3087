import type { Reward } from '../rewards/reward.ts'
import type { Lapse } from '../transactions/points-ahead.ts'
import { costOf, missingPoints } from './points.ts'

/** A way of more days than this is told by no number. Two years. */
const longest = 730

const day = 86_400

/** The facts that a plan is made of; points in hundredths. */
interface PlanFacts {
  readonly cost: number | undefined
  readonly stock: number | undefined
  /** The points that can be spent now: pending ones are none of them. */
  readonly balance: number
  /** The parts of the balance that lapse, the nearest first. */
  readonly lapses: readonly Lapse[]
  /** Hundredths of points a day; undefined where it is not known. */
  readonly pace: number | undefined
}

/**
 * The way to a reward. `days`: whole ones, rounded up; `years` for more than two years; undefined without a pace. `lapsing`: hundredths that lapse before
 * it is reached.
 */
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
const lapsedBy = (lapses: readonly Lapse[], balance: number, until: number): number =>
  Math.min(
    Math.max(0, balance),
    lapses.reduce((sum, { at, points }) => sum + (at <= until ? points : 0), 0),
  )

/**
 * Returns how far a member is from a reward, and at her pace how long it takes. What lapses on the way is missing once more;
 * nothing is promised of points that the server calls pending. Without a pace, what lapses is what it has announced.
 * now: unix seconds. PTS-2.
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

/** A reward that a member can have for points that would lapse, and how many of it. */
export interface Offer<Item> {
  readonly reward: Item
  readonly count: number
}

/**
 * Returns the dearest reward that can be had for what lapses next alone, of those in stock; undefined where there is none.
 * Never more than are left, and never for points that are not there. balance: hundredths. PTS-2.
 */
export function offerFor<Item extends Pick<Reward, 'points' | 'stock' | 'fulfilment'>>(
  lapse: Lapse | undefined,
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
