import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { HiddenHeading } from '#islands/ui/hidden-heading.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardInList, rewardQuery } from '#lib/queries/reward.ts'
import { useDetail } from '#lib/queries/use-detail.ts'
import { DetailSkeleton } from '../ui/detail-skeleton.tsx'
import { Gone } from './gone.tsx'
import { RewardDetail } from './reward-detail.tsx'

/** One reward: at once as the catalogue knew it, then in full. */
export function RewardScreen({ id }: { id: string }) {
  const words = useWords()
  const online = useOnline()
  const { query, trouble, known, isWhole, isWaiting } = useDetail(rewardQuery(id), () => rewardInList(id))
  const { data: member } = useQuery(memberQuery, queryClient)
  if (trouble === 'notFound') return <Gone />
  const failed = trouble && (
    <ErrorState answer={query} retry={words.common.retry()} text={words.errors[trouble]()} />
  )
  if (!known && !failed) return <DetailSkeleton label={words.common.loading()} />
  if (!known)
    return (
      <>
        <HiddenHeading>{words.rewards.title()}</HiddenHeading>
        {failed}
      </>
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      <RewardDetail isWhole={isWhole} member={member} reward={known} waiting={isWaiting} />
      {!isWhole && failed}
    </div>
  )
}
