import { unixSeconds } from '../unix-seconds.ts'

/** The facts about a coupon's validity; the moments as the server writes them. */
export interface PeriodFacts {
  readonly activated?: boolean
  readonly valid_from?: number | undefined
  readonly valid_until?: number | undefined
  /** The end of an activation. */
  readonly expiration_at?: number | undefined
}

/** The period in which a coupon is valid, in unix seconds. `activated`: the end is that of its activation. */
export interface Period {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly activated: boolean
}

/**
 * Returns the period of a coupon: `expiration_at` takes precedence over `valid_until`, unless it is the end
 * of an earlier activation. Undefined where it would end before it starts, since no text about it can be
 * right. now: unix seconds. CPN-7.
 */
export function couponPeriod(coupon: PeriodFacts, now: number): Period | undefined {
  const from = unixSeconds(coupon.valid_from)
  const end = unixSeconds(coupon.valid_until)
  const stated = unixSeconds(coupon.expiration_at)
  const isHistory =
    coupon.activated === false && stated !== undefined && end !== undefined && stated <= now && now < end
  const expiration = isHistory ? undefined : stated
  const until = expiration ?? end
  if (from !== undefined && until !== undefined && until <= from) return undefined
  return { from, until, activated: expiration !== undefined }
}

/** Returns true when the time of a coupon is over. now: unix seconds. */
export const isOver = (coupon: PeriodFacts, now: number): boolean =>
  (couponPeriod(coupon, now)?.until ?? Number.POSITIVE_INFINITY) <= now

/**
 * Puts active coupons first, then those whose activation has ended, and leaves all others in their order. The head's script and the query of the
 * list both use it, so that the list stays where it was drawn first. now: unix seconds. FND-1, FST-1, PTS-1.
 */
export const activeFirst = <C extends PeriodFacts>(coupons: readonly C[], now: number): C[] => {
  const rank = (coupon: C) => (coupon.activated !== true ? 2 : Number(isOver(coupon, now)))
  return coupons.toSorted((one, other) => rank(one) - rank(other))
}
