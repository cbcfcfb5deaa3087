import { screen } from '#islands/ui/screen-styles.ts'
import { StorySkeleton } from '#islands/ui/shapes/story.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { RewardHead, RewardPicture } from './reward-head.tsx'

/**
 * One reward as it is built into its page, which a script of the page fills in before the island is there
 * (lib/browser/head/first-content.ts). Cost, ways and button come with the island. RWD-1.
 */
export const RewardPattern = () => (
  <div className={screen}>
    <article className={detailStyles.offer}>
      <RewardPicture image="{image}" />
      <RewardHead name="{name}" perex="{perex}">
        <Skeleton width="third" />
        <Skeleton width="half" />
      </RewardHead>
      <StorySkeleton />
      <div className={detailStyles.action} data-area="action">
        <Skeleton shape="row" />
      </div>
    </article>
  </div>
)
