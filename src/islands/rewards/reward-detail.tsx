import { useId } from 'react'
import { late } from '#islands/ui/late.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { storyOf } from '#islands/ui/text/story-of.tsx'
import type { Member } from '#lib/domain/member.ts'
import { costOf } from '#lib/domain/points/points.ts'
import type { RewardDetail as Reward } from '#lib/domain/rewards/reward.ts'
import { rewardStatus } from '#lib/domain/rewards/reward-status.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { css } from '#styled/css'
import { Cost } from './cost.tsx'
import { RewardAction } from './reward-action.tsx'
import { RewardHead } from './reward-head.tsx'
import { RewardNotice } from './reward-notice.tsx'
import { RewardPicture } from './reward-picture.tsx'
import { FewLeft } from './status-mark.tsx'
import { Ways } from './ways.tsx'

/** The club's text about a reward, shown as soon as it is loaded. */
const LazyStory = storyOf(() => import('./reward-story.tsx').then((file) => file.RewardStory))

/** The button that makes it the member's goal: nobody waits for it, and the screen does without it. */
const LazyPin = late(() => import('./pin-goal.tsx').then((file) => file.PinGoal), {
  waiting: () => <div className={css({ minHeight: 'touch' })} />,
  instead: () => null,
})

interface RewardDetailProps {
  reward: Reward
  member: Member | undefined
  /** Its own answer is here, and not only what the catalogue knew. */
  isWhole: boolean
  /** That answer is on its way. */
  waiting: boolean
}

/** A reward on its own screen: what it is, what it costs, how it can be had, and the button. RWD-1. */
export function RewardDetail({ reward, member, isWhole, waiting }: RewardDetailProps) {
  const id = useId()
  const why = useId()
  const status = rewardStatus(reward, member)
  return (
    <article aria-labelledby={id} className={detailStyles.offer}>
      <RewardPicture image={safeImage(reward.image)} />
      <RewardHead id={id} name={reward.name} perex={reward.perex}>
        <Cost points={reward.points} />
        <FewLeft reward={reward} />
        <Ways ways={reward.fulfilment} />
        <RewardNotice id={why} status={status} />
      </RewardHead>
      <LazyStory html={reward.description_html} waiting={waiting}>
        {isWhole && member && costOf(reward.points) > 0 && <LazyPin id={reward.id} />}
      </LazyStory>
      <div className={detailStyles.action} data-area="action">
        <RewardAction
          describedBy={why}
          member={member}
          namedBy={id}
          reward={reward}
          status={isWhole ? status : { as: 'unknown' }}
        />
      </div>
    </article>
  )
}
