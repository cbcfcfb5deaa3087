import type { Coupon } from '../coupons/coupon.ts'
import { couponPeriod } from '../coupons/coupon-period.ts'
import { forEver, unixSeconds } from '../unix-seconds.ts'

export type CalendarKind = 'coupon' | 'lapse' | 'pickup'

/** An entry of a calendar. Its texts may be foreign: nothing in them is trusted. */
export interface CalendarEvent {
  readonly kind: CalendarKind
  /** Names the thing among those of its kind; the same thing keeps its id, so that it replaces its earlier entry. */
  readonly id: string
  readonly title: string
  /** The sentence below the title; '' for none. */
  readonly text: string
  readonly url: string
  /** Unix seconds: the end of a period, or any moment of a day. */
  readonly at: number
  /** The entry is of a whole day, as the member's own time zone has it, and not of a moment. */
  readonly isDay: boolean
}

/** Whatever ends within the hour is no entry for a calendar. */
const tooSoon = 3600

/** Returns a moment that is worth an entry; undefined when it is past, about to pass, or means never. now: unix seconds. */
export const calendarMoment = (at: number | null | undefined, now: number): number | undefined => {
  const seconds = unixSeconds(at)
  if (seconds === undefined) return undefined
  return seconds - now > tooSoon && seconds - now < forEver ? seconds : undefined
}

/** Returns the end of a coupon that is worth an entry; an activation is over in minutes. now: unix seconds. CAL-1. */
export const couponCalendarEnd = (
  coupon: Pick<Coupon, 'activated' | 'valid_from' | 'valid_until' | 'expiration_at'>,
  now: number,
): number | undefined =>
  coupon.activated ? undefined : calendarMoment(couponPeriod(coupon, now)?.until, now)
