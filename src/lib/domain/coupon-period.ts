import { unixSeconds } from './unix-seconds.ts'

/** When a coupon holds, as the server says it, in unix seconds. */
export interface PeriodFacts {
  readonly valid_from?: number | null | undefined
  readonly valid_until?: number | null | undefined
  readonly expiration_at?: number | null | undefined
}

/** When a coupon holds, read: unix seconds, absent where nothing is set. `activated`: the end is its activation's. */
export interface Period {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly activated: boolean
}

/**
 * The period of a coupon. Spec §3: expiration_at takes precedence over valid_until.
 * Undefined for a coupon that would end before it starts: it contradicts itself, and no text about it can be right.
 */
export function couponPeriod(coupon: PeriodFacts): Period | undefined {
  const from = unixSeconds(coupon.valid_from)
  const expiration = unixSeconds(coupon.expiration_at)
  const until = expiration ?? unixSeconds(coupon.valid_until)
  if (from !== undefined && until !== undefined && until <= from) return undefined
  return { from, until, activated: expiration !== undefined }
}

/** Whether the time of a coupon is over. now: unix seconds. */
export const isOver = (coupon: PeriodFacts, now: number): boolean =>
  (couponPeriod(coupon)?.until ?? Number.POSITIVE_INFINITY) <= now
