import { differenceInCalendarDays } from 'date-fns'
import { type TimeLeft, timeLeft, timeUntil, twoDays } from '../time-left.ts'
import { forEver } from '../unix-seconds.ts'
import { couponPeriod, type PeriodFacts } from './coupon-period.ts'

/** The validity of a coupon: a key for the words and, where needed, a length of time. */
export type CouponValidity =
  | { readonly key: 'now' | 'todayOnly' | 'untilTomorrow' | 'today' | 'tomorrow' | 'expired' }
  | { readonly key: 'validIn' | 'endsIn'; readonly duration: TimeLeft }

/** Under an hour, the minutes of an activation say more than "today only". */
const oneHour = 3600

/**
 * Returns the validity of a coupon; undefined where no true text exists. Days are those of the member's own time zone, and what ends at
 * midnight ends on the day before; the last hour of an activation is told in minutes. now: unix seconds. CPN-7.
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

const daysBetween = (start: number, end: number) => differenceInCalendarDays(end * 1000, start * 1000)
