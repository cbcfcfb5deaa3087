import { useId } from 'react'
import { detailLook } from '#islands/ui/detail-look.ts'
import { GiftIcon } from '#islands/ui/icons/gift.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import type { Member } from '#lib/domain/member.ts'
import type { RewardDetail as Reward } from '#lib/domain/reward.ts'
import { rewardStanding } from '#lib/domain/reward-standing.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { Cost } from './cost.tsx'
import { LazyStory } from './lazy-story.ts'
import { RewardAction } from './reward-action.tsx'
import { RewardNotice } from './reward-notice.tsx'
import { FewLeft } from './standing-mark.tsx'
import { Ways } from './ways.tsx'

interface RewardDetailProps {
  reward: Reward
  member: Member | undefined
  /** Its own answer is here, and not only what the catalogue knew. */
  isWhole: boolean
  /** That answer is on its way. */
  waiting: boolean
}

/** A reward on its own screen: what it is, what it costs, how it can be had, and the button. Spec §2, §4. */
export function RewardDetail({ reward, member, isWhole, waiting }: RewardDetailProps) {
  const id = useId()
  const why = useId()
  const standing = rewardStanding(reward, member)
  return (
    <article aria-labelledby={id} className={detailLook.offer}>
      <div className={detailLook.picture} data-area="picture">
        <SafeImage
          alt=""
          corners="card"
          eager
          fallback={<GiftIcon large />}
          height={480}
          ratio="photo"
          src={safeImage(reward.image)}
          width={640}
        />
      </div>
      <header className={detailLook.head} data-area="head">
        <h1 className={detailLook.title} id={id}>
          {reward.name}
        </h1>
        {reward.perex && <p>{reward.perex}</p>}
        <Cost points={reward.points} />
        <FewLeft reward={reward} />
        <Ways ways={reward.fulfilment} />
        <RewardNotice id={why} standing={standing} />
      </header>
      <LazyStory html={reward.description_html} waiting={waiting} />
      <div className={detailLook.action} data-area="action">
        <RewardAction
          describedBy={why}
          member={member}
          namedBy={id}
          reward={reward}
          standing={isWhole ? standing : { as: 'unknown' }}
        />
      </div>
    </article>
  )
}
