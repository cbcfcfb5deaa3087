import * as v from 'valibot'
import { order, redeemedReward, reward, rewardDetail } from '../../domain/rewards/reward.ts'
import { endpoint, filled, listAnswer, paging } from '../endpoint.ts'

/** The reward catalogue. */
export const listRewards = endpoint({
  path: 'rewards',
  query: paging,
  response: listAnswer('rewards', reward),
})

/** One reward in full. */
export const getReward = endpoint({ path: 'reward/{id}', response: v.object({ reward: rewardDetail }) })

/** Redeems a reward, one way or another. Fails with `not_verified`, `not_enough_points` or `out_of_stock`. */
export const redeemReward = endpoint({
  method: 'POST',
  path: 'reward/{id}/redeem',
  body: v.variant('fulfilment', [
    v.object({ fulfilment: v.literal('delivery'), address_id: filled }),
    v.object({ fulfilment: v.literal('pickup'), store_id: filled }),
    v.object({ fulfilment: v.literal('donation'), cause_id: filled }),
  ]),
  response: v.object({ order }),
  refreshes: ['rewards', 'reward', 'user', 'transactions', 'user_rewards'],
})

/**
 * The rewards that the member has redeemed, the latest first: how far each is, the code that is shown where it is picked up, and
 * its place in one line: the shop and its address, the cause, or the name alone of the member's address. A platform that does not tell
 * them answers 404 or 501; the portal lists what it has redeemed itself then. RWD-3.
 */
export const listRedeemedRewards = endpoint({
  path: 'user/rewards',
  query: paging,
  response: listAnswer('user_rewards', redeemedReward),
})
