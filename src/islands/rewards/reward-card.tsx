import GiftIcon from 'lucide-react/icons/gift'
import { memo } from 'react'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { Reward } from '#lib/domain/rewards/reward.ts'
import { rewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { pathTo } from '#lib/paths.ts'
import { Cost } from './cost.tsx'
import { StatusMark } from './status-mark.tsx'

interface RewardCardProps {
  reward: Reward
  member: Member | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
}

/** A reward in the catalogue: what it costs, and whether she can have it. */
export const RewardCard = memo(function RewardCard({ reward, member, eager }: RewardCardProps) {
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
