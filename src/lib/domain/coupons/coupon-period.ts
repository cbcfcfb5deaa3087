import { twoDays } from '../time-left.ts'
import { unixSeconds } from '../unix-seconds.ts'

/** The facts about a coupon's validity as the server sends them, in unix seconds. */
export interface PeriodFacts {
  readonly activated?: boolean | undefined
  readonly valid_from?: number | null | undefined
  readonly valid_until?: number | null | undefined
  readonly expiration_at?: number | null | undefined
}

/** The period in which a coupon is valid, in unix seconds. `activated`: the end is that of its activation. */
export interface Period {
  readonly from: number | undefined
  readonly until: number | undefined
  readonly activated: boolean
}

/**
 * Returns the period of a coupon: expiration_at goes before valid_until, unless it tells of an earlier activation. Undefined where it
 * would end before it starts, since no text about it can be right. now: unix seconds. CPN-7.
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

/** The tone of a ribbon: `upcoming` grey, `calm` the configured or the warning colour, `urgent` the error colour, `hidden` none. */
export type RibbonTone = 'upcoming' | 'calm' | 'urgent' | 'hidden'

/** Returns a ribbon's tone; more than 2 days left are calm. now: unix seconds. CPN-8. */
export function ribbonTone(coupon: PeriodFacts, now: number): RibbonTone {
  const { from, until } = couponPeriod(coupon, now) ?? {}
  if (until === undefined || until <= now) return 'hidden'
  if (from !== undefined && now < from) return 'upcoming'
  return until - now > twoDays ? 'calm' : 'urgent'
}

/** Puts active coupons first, as the head's script does (lib/browser/head/first-content.ts). now: unix seconds. FND-1, PTS-1. */
export const activeFirst = <C extends PeriodFacts>(coupons: readonly C[], now: number): C[] => {
  const isActive = (coupon: C) => Number(coupon.activated === true && !isOver(coupon, now))
  return coupons.toSorted((one, other) => isActive(other) - isActive(one))
}
