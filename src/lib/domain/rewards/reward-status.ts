import type { MemberFacts } from '../coupons/coupon-status.ts'
import { missingPoints } from '../points/points.ts'
import { balanceOf } from '../transactions/primary-wallet.ts'
import type { Reward } from './reward.ts'

/** The status of a reward. `unavailable`: no way in which it could reach her; `short`: the missing hundredths of points. RWD-1. */
export type RewardStatus =
  | { readonly as: 'unknown' | 'unverified' | 'soldOut' | 'unavailable' | 'ready' }
  | { readonly as: 'short'; readonly missing: number }

export type RewardFacts = Pick<Reward, 'points' | 'stock' | 'fulfilment'>

/** Tells whether a member may choose a reward. An empty stock is named before missing points, which then do not help. RWD-1. */
export function rewardStatus(
  { points, stock, fulfilment }: RewardFacts,
  member: MemberFacts | undefined,
): RewardStatus {
  if (!member) return { as: 'unknown' }
  if (!member.is_verified) return { as: 'unverified' }
  if (stock !== undefined && stock <= 0) return { as: 'soldOut' }
  const missing = missingPoints(points, balanceOf(member))
  if (missing > 0) return { as: 'short', missing }
  return { as: fulfilment.length === 0 ? 'unavailable' : 'ready' }
}

/** The pieces that are left where they are few enough to be told; undefined otherwise. */
export const fewLeft = ({ stock }: Pick<Reward, 'stock'>): number | undefined =>
  stock !== undefined && stock > 0 && stock <= 5 ? stock : undefined
