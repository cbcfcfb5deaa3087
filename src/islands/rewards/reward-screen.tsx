import { useQuery } from '@tanstack/react-query'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardInList, rewardQuery } from '#lib/queries/reward.ts'
import { useDetail } from '#lib/queries/use-detail.ts'
import { DetailScreen } from '../ui/shapes/detail-screen.tsx'
import { Gone } from './gone.tsx'
import { RewardDetail } from './reward-detail.tsx'

/** One reward: at once as the catalogue knew it, then in full. */
export function RewardScreen({ id }: { id: string }) {
  const words = useWords()
  const detail = useDetail(rewardQuery(id), () => rewardInList(id))
  const { data: member } = useQuery(memberQuery, queryClient)
  const { isWhole, isWaiting } = detail
  return (
    <DetailScreen detail={detail} gone={<Gone />} title={words.rewards.title()}>
      {(reward) => <RewardDetail isWhole={isWhole} member={member} reward={reward} waiting={isWaiting} />}
    </DetailScreen>
  )
}
