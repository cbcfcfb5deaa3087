// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import GiftIcon from 'lucide-react/icons/gift'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { DetailHead, DetailPicture } from '#islands/ui/shapes/detail-head.tsx'
import { StorySkeleton } from '#islands/ui/shapes/story.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { rewardGrid, rewardsHead } from './reward-skeletons.tsx'

/**
 * The catalogue as `lib/browser/head/first-content.ts` fills it in. What the member has, what it costs and if she can have it come
 * with the island. RWD-1, FST-1.
 */
export const RewardsPattern = () => (
  <div className={screen}>
    <div className={rewardsHead}>
      <Skeleton width="third" />
    </div>
    <ul className={rewardGrid} role="list">
      <li>
        <PictureCard eager fallback={undefined} href="/reward/{id}" image="{image}" level={2} name="{name}">
          <Skeleton />
          <Skeleton width="half" />
        </PictureCard>
      </li>
    </ul>
  </div>
)

/** One reward. Cost, ways and button come with the island. RWD-1. */
export const RewardPattern = () => (
  <div className={screen}>
    <article className={detailStyles.offer}>
      <DetailPicture fallback={<GiftIcon className={largeIcon} />} image="{image}" ratio="photo" />
      <DetailHead name="{name}">
        <p data-optional="">{'{perex}'}</p>
        <Skeleton width="third" />
        <Skeleton width="half" />
      </DetailHead>
      <StorySkeleton />
      <div className={detailStyles.action} data-area="action">
        <Skeleton shape="row" />
      </div>
    </article>
  </div>
)
