import * as v from 'valibot'
import type { MemberFacts } from '../coupons/coupon.ts'
import { balanceOf, missingPoints } from '../points/points.ts'
import { store } from '../stores/store.ts'
import { code, id, line, listOf, name, numeric, optional, optionalListOf, text } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

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

/**
 * The answer to a redemption. `pickup_until`: how long the place keeps the reward, unix seconds; `code`: what is shown there.
 * CAL-1, RWD-3.
 */
export const order = v.object({
  id,
  fulfilment: optional(fulfilment),
  pickup_until: optional(numeric),
  code: optional(code),
  code_format: optional(v.picklist(['text', 'qr', 'code128'])),
})
export type Order = v.InferOutput<typeof order>

/**
 * A reward that a member has redeemed. `at`: when, unix seconds; `place` in one line: the shop and its address, the cause, or the name of
 * an address of hers, which itself is stored nowhere. RWD-3.
 */
export const redeemedReward = v.object({
  ...order.entries,
  name,
  image: optional(text),
  at: optional(numeric),
  place: optional(line),
  status: optional(v.picklist(['reserved', 'ready', 'collected', 'sent', 'donated'])),
})
export type RedeemedReward = v.InferOutput<typeof redeemedReward>

/** The state of a redeemed reward. `over`: its place keeps it no longer. */
export type RedeemedStatus = NonNullable<RedeemedReward['status']> | 'over'

const first = { delivery: 'sent', pickup: 'reserved', donation: 'donated' } as const

/**
 * Returns the state of a redeemed reward; without one of the platform that of a redemption of its kind, undefined for an unknown
 * kind. What waits at a place is over once that keeps it no longer. now: unix seconds. RWD-3.
 */
export function redeemedStatus(
  { status, fulfilment, pickup_until }: Pick<RedeemedReward, 'status' | 'fulfilment' | 'pickup_until'>,
  now: number,
): RedeemedStatus | undefined {
  const known = status ?? (fulfilment && first[fulfilment])
  const isOver = (unixSeconds(pickup_until) ?? Number.POSITIVE_INFINITY) <= now
  return isOver && (known === 'reserved' || known === 'ready') ? 'over' : known
}

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
