import * as v from 'valibot'
import type { MemberFacts } from '../coupons/coupon.ts'
import { balanceOf, missingPoints } from '../points/points.ts'
import { store } from '../stores/store.ts'
import { id, line, listOf, name, numeric, optional, optionalListOf, text } from '../tolerant.ts'

/** The ways by which a reward reaches the member, or somebody in need. RWD-2. */
export const fulfilment = v.picklist(['delivery', 'pickup', 'donation'])
export type Fulfilment = v.InferOutput<typeof fulfilment>

export const cause = v.object({ id, name })
export type Cause = v.InferOutput<typeof cause>

/** A reward of the catalogue; `points` is its cost in hundredths, `stock` how many are left. RWD-1. */
export const reward = v.object({
  id,
  name,
  perex: optional(line),
  image: optional(text),
  points: optional(numeric),
  stock: optional(numeric),
  fulfilment: listOf('fulfilment', fulfilment),
  stores: optionalListOf('stores', store),
  causes: optionalListOf('causes', cause),
})
export type Reward = v.InferOutput<typeof reward>

export const rewardDetail = v.object({ ...reward.entries, description_html: optional(text) })
export type RewardDetail = v.InferOutput<typeof rewardDetail>

/** Returns a reward with the ways in which it can be had: it is given away only to a cause that takes it. RWD-2. */
export const withOpenWays = (reward: RewardDetail): RewardDetail =>
  reward.causes.length > 0
    ? reward
    : { ...reward, fulfilment: reward.fulfilment.filter((way) => way !== 'donation') }

/** A redeemed reward on its way; `pickup_until`: how long a picked-up one is kept, unix seconds. CAL-1. */
export const order = v.object({ id, fulfilment: optional(fulfilment), pickup_until: optional(numeric) })
export type Order = v.InferOutput<typeof order>

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
