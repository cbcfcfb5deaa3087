import { balanceOf, missingPoints, type WalletFacts } from '../points/points.ts'
import { unixSeconds } from '../unix-seconds.ts'
import { isOver, type PeriodFacts } from './coupon-period.ts'

/** The reason why a verified member may not activate a coupon yet: missing hundredths of points, or its start in unix seconds. */
export type BlockedReason =
  | { readonly kind: 'points'; readonly missing: number }
  | { readonly kind: 'early'; readonly from: number }

/** The status of a coupon for a member. `unknown`: nobody knows yet who she is. CPN-2. */
export type CouponStatus =
  | { readonly as: 'ended' | 'unknown' | 'unverified' | 'active' | 'ready' }
  | { readonly as: 'blocked'; readonly reason: BlockedReason }

export interface CouponFacts extends PeriodFacts {
  readonly activated: boolean
  readonly points?: number | null | undefined
}

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
