import { differenceInCalendarDays } from 'date-fns'
import { type TimeLeft, timeLeft, timeUntil, twoDays } from '../time-left.ts'
import { couponPeriod, type PeriodFacts } from './coupon-period.ts'

/**
 * The validity text of a coupon: a key for the words and, where needed, a length of time. `today`, `tomorrow` and
 * `validIn` tell when the coupon starts; the other keys tell how long it is valid.
 */
export type CouponValidity =
  | { readonly key: 'now' | 'todayOnly' | 'untilTomorrow' | 'today' | 'tomorrow' | 'expired' }
  | { readonly key: 'validIn' | 'endsIn'; readonly duration: TimeLeft }

/** An end or a start farther off than this is a placeholder for "never", not a date. Ten years, in seconds. */
const forEver = 10 * 365.25 * 86400

/** Under an hour, the minutes of an activation say more than "today only". */
const oneHour = 3600

/**
 * Returns the validity text of a coupon; undefined where no true text exists: its end lies before its start, or its
 * start is so far away that it means never.
 * CPN-7: now, today only, until tomorrow, valid in, ends in; today or tomorrow when under 2 days away. Days are
 * calendar days of the member's own time zone, and a coupon that ends at midnight ends on the day before. The last hour
 * of an activated coupon is given in minutes and seconds. now: unix seconds.
 */
export function couponValidity(coupon: PeriodFacts, now: number): CouponValidity | undefined {
  const period = couponPeriod(coupon, now)
  if (!period) return undefined
  const { from, until, activated } = period
  if (from !== undefined && now < from) return starting(from, now)
  if (until === undefined || until - now > forEver) return { key: 'now' }
  const left = until - now
  if (left <= 0) return { key: 'expired' }
  const duration = timeLeft(left)
  if (left >= twoDays || (activated && left <= oneHour)) return { key: 'endsIn', duration }
  const days = daysBetween(now, until - 1)
  if (days <= 0) return { key: 'todayOnly' }
  return days === 1 ? { key: 'untilTomorrow' } : { key: 'endsIn', duration }
}

function starting(from: number, now: number): CouponValidity | undefined {
  const wait = from - now
  if (wait > forEver) return undefined
  const days = daysBetween(now, from)
  if (days === 0) return { key: 'today' }
  return wait < twoDays && days === 1 ? { key: 'tomorrow' } : { key: 'validIn', duration: timeUntil(wait) }
}

/** Calendar days in the local time zone; both in unix seconds. */
const daysBetween = (start: number, end: number) => differenceInCalendarDays(end * 1000, start * 1000)
