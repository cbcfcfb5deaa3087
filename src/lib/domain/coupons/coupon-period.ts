import { unixSeconds } from '../unix-seconds.ts'

/** The facts about a coupon's validity as the server sends them, in unix seconds. */
export interface PeriodFacts {
  readonly activated?: boolean | undefined
  readonly valid_from?: number | null | undefined
  readonly valid_until?: number | null | undefined
  readonly expiration_at?: number | null | undefined
}

/**
 * The period in which a coupon is valid: unix seconds, undefined where nothing is set. `activated`: the end is that of
 * its activation.
 */
export interface Period {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly activated: boolean
}

/**
 * The period of a coupon at a moment. CPN-7: expiration_at takes precedence over valid_until. Only where it is past, the
 * coupon is not activated any more and goes on, it tells of an earlier activation and of nothing that is to come.
 * Undefined for a coupon that would end before it starts: it contradicts itself, and no text about it can be right.
 * now: unix seconds.
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

/** True when the time of a coupon is over. now: unix seconds. */
export const isOver = (coupon: PeriodFacts, now: number): boolean =>
  (couponPeriod(coupon, now)?.until ?? Number.POSITIVE_INFINITY) <= now
