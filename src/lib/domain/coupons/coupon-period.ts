import { twoDays } from '../time-left.ts'
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

/**
 * The look of a coupon's ribbon. `upcoming`: grey. `calm`: the configured colour, or the warning colour. `urgent`: the
 * error colour. `hidden`: no ribbon.
 */
export type RibbonTone = 'upcoming' | 'calm' | 'urgent' | 'hidden'

/**
 * The tone of a coupon's ribbon. CPN-8: grey before valid_from; more than 2 days left calm;
 * otherwise urgent; hidden when the time left is zero or less, or undefined. now: unix seconds.
 */
export function ribbonTone(coupon: PeriodFacts, now: number): RibbonTone {
  const { from, until } = couponPeriod(coupon, now) ?? {}
  if (until === undefined || until <= now) return 'hidden'
  if (from !== undefined && now < from) return 'upcoming'
  return until - now > twoDays ? 'calm' : 'urgent'
}

/**
 * Puts the active coupons before the others, each group in the order that it came in: they are what a member needs at the
 * till. The head's script draws them so too (lib/browser/head/first-content.ts). now: unix seconds. FND-1, PTS-1.
 */
export const activeFirst = <C extends PeriodFacts>(coupons: readonly C[], now: number): C[] => {
  const isActive = (coupon: C) => Number(coupon.activated === true && !isOver(coupon, now))
  return coupons.toSorted((one, other) => isActive(other) - isActive(one))
}
