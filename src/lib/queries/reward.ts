import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { getReward } from '#lib/api/endpoints/rewards.ts'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail } from '#lib/domain/rewards/reward.ts'
import { call } from './call.ts'
import { memberQuery } from './details.ts'
import { rewardsQuery } from './lists.ts'
import { persisted } from './persisted.ts'
import { cachedData, queryClient } from './query-client.ts'

/** Returns a reward as the list on an earlier screen knows it. */
export const rewardInList = (id: string): RewardDetail | undefined =>
  cachedData(rewardsQuery)
    ?.pages.flatMap(({ items }) => items)
    .find((reward) => reward.id === id)

/** One reward; what the list on an earlier screen knew of it stands until its own answer comes. */
export const rewardQuery = (id: string) =>
  queryOptions<RewardDetail>({
    queryKey: ['reward', id],
    queryFn: async ({ signal }) =>
      (await call(getReward, { params: { id } }, { signal, inPlace: 404 })).reward,
    ...persisted(['reward', id], (reward) => v.parse(getReward.response, { reward }).reward),
    placeholderData: () => rewardInList(id),
  })

/** Reads the member and a reward from the server, never from the cache. Fails with ApiError. */
export const readWithMember = async (id: string): Promise<{ member: Member; reward: RewardDetail }> => {
  const [member, reward] = await Promise.all([
    queryClient.fetchQuery({ ...memberQuery, staleTime: 0 }),
    queryClient.fetchQuery({ ...rewardQuery(id), staleTime: 0 }),
  ])
  return { member, reward }
}
