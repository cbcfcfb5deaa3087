import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardInList, rewardQuery } from '#lib/queries/reward.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { Gone } from './gone.tsx'
import { RewardDetail } from './reward-detail.tsx'
import { RewardSkeleton } from './reward-skeleton.tsx'
import { UnnamedHeading } from './unnamed-heading.tsx'

/** One reward: at once as the catalogue knew it, then in full. */
export function RewardScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const reward = useQuery(rewardQuery(id), queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  const answer = reward.isPlaceholderData ? undefined : reward.data
  const trouble = useTrouble({ data: answer, error: reward.error })
  const known = reward.data ?? (trouble && rewardInList(id))

  if (trouble === 'notFound') return <Gone />
  if (!known && !trouble) return <RewardSkeleton />
  const failed = trouble && (
    <ErrorState
      busy={reward.isFetching}
      onRetry={() => void reward.refetch()}
      retry={words.common.retry()}
      text={words.errors[trouble]()}
    />
  )
  if (!known)
    return (
      <>
        <UnnamedHeading />
        {failed}
      </>
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      <RewardDetail
        isWhole={answer !== undefined}
        member={member}
        reward={known}
        waiting={!answer && !trouble}
      />
      {!answer && failed}
    </div>
  )
}
