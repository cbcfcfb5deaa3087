import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import GiftIcon from 'lucide-react/icons/gift'
import LockIcon from 'lucide-react/icons/lock'
import { memo } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { ListScreen } from '#islands/ui/shapes/list-screen.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import type { Member } from '#lib/domain/member.ts'
import { balanceOf, isBalanceUnclear, pointsOf } from '#lib/domain/points/points.ts'
import { type Reward, rewardStatus } from '#lib/domain/rewards/reward.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { rewardsQuery } from '#lib/queries/rewards.ts'
import { css } from '#styled/css'
import { Cost, StatusMark } from './reward-facts.tsx'
import { GridSkeletons, RewardSkeletons, rewardGrid, rewardsHead } from './reward-skeletons.tsx'

/** The points that the member has to spend; or that only verified members may choose. RWD-1. */
function MemberLine({ member }: { member: Member | undefined }) {
  const { points, rewards } = useWords()
  if (!member) return <Skeleton width="third" />
  if (!member.is_verified) return <Line icon={<LockIcon />}>{rewards.notice.unverified()}</Line>
  return (
    <p className={css({ color: 'muted' })}>
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

/** The catalogue as it comes, page by page; above it the way to what the member has redeemed. RWD-1, RWD-3. */
function RewardList() {
  const words = useWords()
  const answer = useInfiniteQuery(rewardsQuery, queryClient)
  const { data: member } = useQuery(memberQuery, queryClient)
  return (
    <div className={screen}>
      <div className={rewardsHead}>
        {(member || !answer.isError) && <MemberLine member={member} />}
        <ButtonLink href={pathTo('/my-rewards')} size="small">
          {words.rewards.mine.title()}
        </ButtonLink>
      </div>
      <ListScreen
        answer={answer}
        className={rewardGrid}
        empty={{
          drawing: <RewardsDrawing />,
          text: `${words.rewards.empty()} ${words.rewards.emptyHint()}`,
          again: words.common.lookAgain(),
        }}
        first={2}
        skeleton={<GridSkeletons />}
      >
        {(reward, eager) => <RewardCard eager={eager} key={reward.id} member={member} reward={reward} />}
      </ListScreen>
    </div>
  )
}

/** The page of rewards. RWD-1. */
export const RewardsIsland = memberIsland(RewardSkeletons, RewardList)
