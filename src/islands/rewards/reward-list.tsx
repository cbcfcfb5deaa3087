import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { memberQuery } from '#lib/queries/details.ts'
import { rewardsQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { TileList } from '../ui/shapes/tile-list.tsx'
import { MemberLine } from './member-line.tsx'
import { RewardCard } from './reward-card.tsx'
import { rewardGrid } from './reward-grid.ts'
import { RewardSkeletons } from './reward-skeletons.tsx'

/** The catalogue as it comes, page by page. RWD-1. */
export function RewardList() {
  const words = useWords()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <QueryScreen bare query={answer} skeleton={<RewardSkeletons />} stale>
      {(rewards, callError) =>
        rewards.length === 0 ? (
          <EmptyList
            again={words.rewards.lookAgain()}
            answer={answer}
            drawing={<RewardsDrawing />}
            text={`${words.rewards.empty()} ${words.rewards.emptyHint()}`}
          />
        ) : (
          <>
            <MemberLine member={member} />
            <TileList answer={answer} callError={callError} className={rewardGrid} first={2} items={rewards}>
              {(reward, eager) => (
                <RewardCard eager={eager} key={reward.id} member={member} reward={reward} />
              )}
            </TileList>
          </>
        )
      }
    </QueryScreen>
  )
}
