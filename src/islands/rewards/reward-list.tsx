import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
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
import { NoRewards } from './no-rewards.tsx'
import { RewardCards } from './reward-cards.tsx'
import { RewardSkeletons } from './reward-skeletons.tsx'

/** The catalogue as it comes, page by page. Spec §2, rewards: catalogue. */
export function RewardList() {
  const words = useWords()
  const online = useOnline()
  const rewards = useInfiniteQuery(rewardsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)

  const { data } = rewards
  const trouble = useTrouble(rewards)
  const again = () => void rewards.refetch()
  if (!data && !trouble) return <RewardSkeletons />
  if (!data)
    return (
      <ErrorState
        busy={rewards.isFetching}
        onRetry={again}
        retry={words.common.retry()}
        text={words.errors[trouble ?? 'unexpected']()}
      />
    )
  return (
    <div className={screen}>
      {(!online || trouble === 'network') && <OfflineLine text={words.common.offline()} />}
      {data.length === 0 ? (
        <NoRewards busy={rewards.isRefetching} onAgain={again} />
      ) : (
        <>
          <MemberLine member={member} />
          <RewardCards
            failed={rewards.isFetchNextPageError ? trouble : undefined}
            loading={rewards.isFetchingNextPage}
            member={member}
            more={rewards.hasNextPage}
            onMore={() => void rewards.fetchNextPage()}
            rewards={data}
          />
        </>
      )}
    </div>
  )
}
