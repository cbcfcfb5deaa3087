import { getReward, listRewards } from '#lib/api/endpoints/rewards.ts'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import { itemInList, itemQuery, listQuery } from './make-query.ts'
import { memberQuery } from './member.ts'
import { queryClient } from './query-client.ts'

export const rewardsQuery = listQuery('rewards', listRewards)

export const rewardQuery = (id: string) =>
  itemQuery('reward', getReward, id, () => itemInList(rewardsQuery, id))

/** Reads the member and a reward from the server, never from the cache. Fails with ApiError. */
export const readWithMember = async (id: string): Promise<{ member: Member; reward: RewardDetail }> => {
  const [member, reward] = await Promise.all([
    queryClient.fetchQuery({ ...memberQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...rewardQuery(id), staleTime: 0 }),
  ])
  return { member, reward }
}
