import { twoDays } from '../time-left.ts'
import { couponPeriod, type PeriodFacts } from './coupon-period.ts'

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
