import { differenceInCalendarDays } from 'date-fns'
import * as v from 'valibot'
import { balanceOf, missingPoints, type WalletFacts } from '../points/points.ts'
import { type TimeLeft, timeLeft, timeUntil, twoDays } from '../time-left.ts'
import { code, flag, id, line, name, numeric, optional, text } from '../tolerant.ts'
import { forEver, unixSeconds } from '../unix-seconds.ts'
import { couponPeriod, isOver, type PeriodFacts } from './coupon-period.ts'

/** A coupon as the list shows it; unix seconds, `points` in hundredths; `expiration_at` ends an activation. CPN-7. */
export const coupon = v.object({
  id,
  name,
  perex: optional(line),
  img_logo: optional(text),
  ribbon: optional(name),
  points: optional(numeric),
  activated: flag,
  user_coupon_id: optional(id),
  code: optional(code),
  valid_from: optional(numeric),
  valid_until: optional(numeric),
  expiration_at: optional(numeric),
})
export type Coupon = v.InferOutput<typeof coupon>

/** A coupon on its own screen: with its story, its picture, and how its code is drawn. */
export const couponDetail = v.object({
  ...coupon.entries,
  description_html: optional(text),
  image: optional(text),
  code_format: optional(v.picklist(['text', 'qr', 'code128'])),
})
export type CouponDetail = v.InferOutput<typeof couponDetail>

/** An activated coupon in a member's hand: the code for the till and when it ends (unix seconds). CPN-6. */
export const userCoupon = v.object({ id, code: optional(code), expiration_at: optional(numeric) })

/** The reason why a verified member may not activate a coupon yet: missing hundredths of points, or its start in unix seconds. */
export type BlockedReason =
  | { readonly kind: 'points'; readonly missing: number }
  | { readonly kind: 'early'; readonly from: number }

/** The status of a coupon for a member. `unknown`: nobody knows yet who she is. CPN-2. */
export type CouponStatus =
  | { readonly as: 'ended' | 'unknown' | 'unverified' | 'active' | 'ready' }
  | { readonly as: 'blocked'; readonly reason: BlockedReason }

export type CouponFacts = PeriodFacts & Pick<Coupon, 'activated'> & Partial<Pick<Coupon, 'points'>>

export interface MemberFacts {
  readonly is_verified: boolean
  readonly wallets?: readonly WalletFacts[] | null | undefined
}

/**
 * Decides the status of a coupon for a member, by which all buttons go. One whose time is over offers nothing, whatever the platform still
 * reports. While the member is unknown only an active coupon opens: she may be at the till. Missing points are named before an early
 * start, because she can do something about them. now: unix seconds. CPN-2, CPN-3.
 */
export function couponStatus(
  coupon: CouponFacts,
  member: MemberFacts | undefined,
  now: number,
): CouponStatus {
  if (isOver(coupon, now)) return { as: 'ended' }
  if (!member) return { as: coupon.activated ? 'active' : 'unknown' }
  if (!member.is_verified) return { as: 'unverified' }
  if (coupon.activated) return { as: 'active' }
  const missing = missingPoints(coupon.points, balanceOf(member))
  if (missing > 0) return { as: 'blocked', reason: { kind: 'points', missing } }
  const from = unixSeconds(coupon.valid_from)
  return from !== undefined && now < from
    ? { as: 'blocked', reason: { kind: 'early', from } }
    : { as: 'ready' }
}

/** The tone of a ribbon: `upcoming` grey, `calm` the configured or the warning colour, `urgent` the error colour, `hidden` none. */
export type RibbonTone = 'upcoming' | 'calm' | 'urgent' | 'hidden'

/** Returns a ribbon's tone; more than 2 days left are calm. now: unix seconds. CPN-8. */
export function ribbonTone(coupon: PeriodFacts, now: number): RibbonTone {
  const { from, until } = couponPeriod(coupon, now) ?? {}
  if (until === undefined || until <= now) return 'hidden'
  if (from !== undefined && now < from) return 'upcoming'
  return until - now > twoDays ? 'calm' : 'urgent'
}

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
