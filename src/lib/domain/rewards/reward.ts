import * as v from 'valibot'
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

/** A redeemed reward on its way; `pickup_until`: how long a picked-up one is kept, unix seconds. CAL-1. */
export const order = v.object({ id, fulfilment: optional(fulfilment), pickup_until: optional(numeric) })
export type Order = v.InferOutput<typeof order>
