import { couponPeriod, type PeriodFacts } from './coupon-period.ts'
import { twoDays } from './time-left.ts'

/**
 * How a coupon's ribbon looks. `upcoming`: grey. `calm`: the configured colour, or the warning colour.
 * `urgent`: the error colour. `hidden`: no ribbon.
 */
export type RibbonTone = 'upcoming' | 'calm' | 'urgent' | 'hidden'

/**
 * The tone of a coupon's ribbon. Spec §4 "Coupon ribbon": grey before valid_from; more than 2 days left calm;
 * otherwise urgent; hidden when the time left is zero or less, or undefined. now: unix seconds.
 */
export function ribbonTone(coupon: PeriodFacts, now: number): RibbonTone {
  const { from, until } = couponPeriod(coupon) ?? {}
  if (until === undefined || until <= now) return 'hidden'
  if (from !== undefined && now < from) return 'upcoming'
  return until - now > twoDays ? 'calm' : 'urgent'
}
