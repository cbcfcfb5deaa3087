import { missingPoints } from './points.ts'
import { balanceOf, type WalletFacts } from './primary-wallet.ts'
import { unixSeconds } from './unix-seconds.ts'

/** Why a verified member may not activate a coupon yet: the hundredths she lacks, or the unix second it starts. */
export type BlockedReason =
  | { readonly kind: 'points'; readonly missing: number }
  | { readonly kind: 'early'; readonly from: number }

/** How a coupon stands towards a member. `unknown`: nobody knows yet who she is. Spec §4, coupon button. */
export type CouponStanding =
  | { readonly as: 'unknown' | 'unverified' | 'active' | 'ready' }
  | { readonly as: 'blocked'; readonly reason: BlockedReason }

export interface CouponFacts {
  readonly activated: boolean
  readonly points?: number | null | undefined
  readonly valid_from?: number | null | undefined
}

export interface MemberFacts {
  readonly is_verified: boolean
  readonly wallets?: readonly WalletFacts[] | null | undefined
}

/**
 * What a coupon's button may do for a member. Spec §4 "Coupon button", §5 "Coupon redeemable only if".
 * While the member is still unknown the button promises nothing and shows no lock, except that an activated
 * coupon opens at once: she may be standing at the till. Too few points are named before an early start,
 * because points are what she can do something about.
 * now: unix seconds.
 */
export function couponStanding(
  coupon: CouponFacts,
  member: MemberFacts | undefined,
  now: number,
): CouponStanding {
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
