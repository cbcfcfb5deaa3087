import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { RewardsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyList } from '#islands/ui/empty-list.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { screen } from '#islands/ui/screen-look.ts'
import { useOnline } from '#islands/ui/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { rewardsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { MemberLine } from './member-line.tsx'
import { RewardCards } from './reward-cards.tsx'
import { RewardSkeletons } from './reward-skeletons.tsx'

/** The catalogue as it comes, page by page. Spec §2, rewards: catalogue. */
export function RewardList() {
  const words = useWords()
  const online = useOnline()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  const trouble = useTrouble(answer)
  const { data } = answer
  const { data: member } = useQuery(memberQuery, queryClient)
  if (!data)
    return trouble ? (
      <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[trouble]()} />
    ) : (
      <RewardSkeletons />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 ? (
        <EmptyList
          again={words.rewards.lookAgain()}
          answer={answer}
          drawing={<RewardsDrawing />}
          text={`${words.rewards.empty()} ${words.rewards.emptyHint()}`}
        />
      ) : (
        <>
          <MemberLine member={member} />
          <RewardCards answer={answer} member={member} rewards={data} trouble={trouble} />
        </>
      )}
    </div>
  )
}
