import { getReward, listRedeemedRewards, listRewards } from '#lib/api/endpoints/rewards.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import type { Member } from '#lib/domain/member.ts'
import { type Destination, placeOf } from '#lib/domain/rewards/redemption.ts'
import type { Fulfilment, Order, RewardDetail } from '#lib/domain/rewards/reward.ts'
import { itemInList, itemQuery, listQuery } from './make-query.ts'
import { memberQuery } from './member.ts'
import { cachedData, queryClient } from './query-client.ts'

export const rewardsQuery = listQuery('rewards', listRewards)

export const rewardQuery = (id: string) =>
  itemQuery('reward', getReward, id, () => itemInList(rewardsQuery, id))

/** The rewards that the member has redeemed; of a platform that does not tell them, those that this browser has redeemed. RWD-3. */
export const redeemedQuery = listQuery('user_rewards', listRedeemedRewards, { isOptional: true })

/**
 * Puts what has just been redeemed above the list: a platform that has none tells it nowhere else. id: the reward's; order: the answer,
 * undefined where that was lost. RWD-3.
 */
export const addRedeemed = (
  id: string,
  target: Destination,
  way: Fulfilment,
  order: Order | undefined,
): void => {
  const { name = '', image } = cachedData(rewardQuery(id)) ?? itemInList(rewardsQuery, id) ?? {}
  const at = Math.floor(nowSeconds())
  const item = {
    ...order,
    ...{ id: order?.id ?? `${id} ${at}`, name, image, at, fulfilment: way, place: placeOf(way, target) },
  }
  cachedData(redeemedQuery)
  queryClient.setQueryData(
    redeemedQuery.queryKey,
    (known) => {
      const [first, ...pages] = known?.pages ?? []
      return {
        pages: [{ received: undefined, ...first, items: [item, ...(first?.items ?? [])] }, ...pages],
        pageParams: known?.pageParams ?? [0],
      }
    },
    // Older than everything, so that it never passes for an answer of the server.
    { updatedAt: 0 },
  )
}

/** Reads the member and a reward from the server, never from the cache. Fails with ApiError. */
export const readWithMember = async (id: string): Promise<{ member: Member; reward: RewardDetail }> => {
  const [member, reward] = await Promise.all([
    queryClient.fetchQuery({ ...memberQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...rewardQuery(id), staleTime: 0 }),
  ])
  return { member, reward }
}
