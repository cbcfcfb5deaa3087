import { costOf } from '../points/points.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** The facts about a wallet that the server sends beside its balance; points in hundredths, moments in unix seconds. */
export interface AheadFacts {
  readonly pending_points?: number | null | undefined
  readonly expirations?: readonly { readonly points: number; readonly at: number }[] | null | undefined
}

/** Points that lapse on one day: hundredths, and the first moment of that day on which any of them does. */
export interface PointsExpiry {
  readonly points: number
  readonly at: number
}

/** The points that will be added or will lapse, as far as the server has reported them; hundredths. */
export interface PointsAhead {
  /** Points that cannot be spent yet; 0 where there are none. */
  readonly pending: number
  /** The points that lapse later than now, the nearest day first. */
  readonly lapses: readonly PointsExpiry[]
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toDateString()

/**
 * Reads the points to come and to lapse as the server has reported them: none of the past, which are in the balance, and those of a day
 * added up. now: unix seconds. PTS-1.
 */
export function pointsAhead(wallet: AheadFacts | undefined, now: number): PointsAhead {
  const lapses = new Map<string, PointsExpiry>()
  const announced = (wallet?.expirations ?? []).map(({ points, at }) => ({
    points: costOf(points),
    at: unixSeconds(at) ?? 0,
  }))
  for (const { points, at } of announced.toSorted((one, other) => one.at - other.at)) {
    if (points === 0 || at <= now) continue
    const sameDay = lapses.get(dayOf(at))
    lapses.set(dayOf(at), { at: sameDay?.at ?? at, points: points + (sameDay?.points ?? 0) })
  }
  return { pending: costOf(wallet?.pending_points), lapses: [...lapses.values()] }
}
