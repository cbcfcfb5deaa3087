import type { MemberFacts } from './coupon-standing.ts'
import { missingPoints } from './points.ts'
import { balanceOf } from './primary-wallet.ts'
import type { Reward } from './reward.ts'

/**
 * How a reward stands towards a member. `unknown`: nobody knows yet who she is. `unavailable`: the club says no way in
 * which it could reach her. `short`: the hundredths of points that she lacks. Spec §4, §5.
 */
export type RewardStanding =
  | { readonly as: 'unknown' | 'unverified' | 'soldOut' | 'unavailable' | 'ready' }
  | { readonly as: 'short'; readonly missing: number }

/** What the rule needs of a reward. */
export type RewardFacts = Pick<Reward, 'points' | 'stock' | 'fulfilment'>

/**
 * Whether a member may choose a reward, or why not. Spec §4: only verified accounts can; §5: it needs enough points.
 * That all are gone is said before missing points are, because no points help then. Without a stock there is no end.
 */
export function rewardStanding(
  { points, stock, fulfilment }: RewardFacts,
  member: MemberFacts | undefined,
): RewardStanding {
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
