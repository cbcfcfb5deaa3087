import { useStore } from '@nanostores/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import GiftIcon from 'lucide-react/icons/gift'
import LockIcon from 'lucide-react/icons/lock'
import { memo } from 'react'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { island } from '#islands/ui/island.tsx'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { Live } from '#islands/ui/live.tsx'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { TileList } from '#islands/ui/shapes/tile-list.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import type { Member } from '#lib/domain/member.ts'
import { pointsOf } from '#lib/domain/points/points.ts'
import type { Reward } from '#lib/domain/rewards/reward.ts'
import { rewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { balanceOf, isBalanceUnclear } from '#lib/domain/transactions/primary-wallet.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardsQuery } from '#lib/queries/rewards.ts'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { Cost, StatusMark } from './reward-facts.tsx'
import { RewardSkeletons, rewardGrid } from './reward-skeletons.tsx'

/** The points that the member has to spend; or that only verified members may choose. RWD-1. */
function MemberLine({ member }: { member: Member | undefined }) {
  const { points, rewards } = useWords()
  if (!member) return <Skeleton width="third" />
  if (!member.is_verified) return <Line icon={<LockIcon />}>{rewards.notice.unverified()}</Line>
  return (
    <p className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
      {isBalanceUnclear(member) ? points.unclear() : rewards.balance({ n: pointsOf(balanceOf(member)) ?? 0 })}
    </p>
  )
}

interface RewardCardProps {
  reward: Reward
  member: Member | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
}

/** A reward in the catalogue: what it costs, and whether she can have it. */
const RewardCard = memo(function RewardCard({ reward, member, eager }: RewardCardProps) {
  return (
    <li data-item={reward.id}>
      <PictureCard
        eager={eager}
        fallback={<GiftIcon className={largeIcon} />}
        href={pathTo('/reward/{id}', reward.id)}
        image={safeImage(reward.image)}
        level={2}
        name={reward.name}
      >
        <StatusMark reward={reward} status={rewardStatus(reward, member)} />
        <Cost points={reward.points} />
      </PictureCard>
    </li>
  )
})

/** The catalogue as it comes, page by page. RWD-1. */
function RewardList() {
  const words = useWords()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <QueryScreen bare query={answer} skeleton={<RewardSkeletons />} stale>
      {(rewards, callError) =>
        rewards.length === 0 ? (
          <EmptyList
            again={words.common.lookAgain()}
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

/** The page of rewards. RWD-1. */
export const RewardsIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live ready={who === 'member'} waiting={<RewardSkeletons />}>
      {() => <RewardList />}
    </Live>
  )
})
