import { useQuery } from '@tanstack/react-query'
import { detailIsland, type Known } from '#islands/ui/shapes/detail-screen.tsx'
import type { RewardDetail as Reward } from '#lib/domain/rewards/reward.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardInList, rewardQuery } from '#lib/queries/rewards.ts'
import { RewardDetail } from './reward-detail.tsx'

function RewardView({ known, isWhole, isWaiting }: Known<Reward>) {
  const { data: member } = useQuery(memberQuery, queryClient)
  return <RewardDetail isWhole={isWhole} member={member} reward={known} waiting={isWaiting} />
}

/** The page of one reward, which its address names. RWD-1. */
export const RewardIsland = detailIsland<Reward>({
  list: pathTo('/rewards'),
  drawing: 'rewards',
  textsOf: ({ rewards }) => ({ title: rewards.title(), text: rewards.gone(), back: rewards.backToList() }),
  queryOf: rewardQuery,
  inList: rewardInList,
  View: RewardView,
})
