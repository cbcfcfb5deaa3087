import { screen } from '#islands/ui/screen-styles.ts'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'

/** The grid layout of rewards, and of their skeletons while they load: two on a phone, three elsewhere. */
export const rewardGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(9.5rem, (100% - 2rem) / 3), 1fr))]',
  gap: '4',
})

/** Rewards to come, in the shape of their cards; and the line above them. */
export function RewardSkeletons() {
  return (
    <Waiting className={screen}>
      <Skeleton width="third" />
      <div className={rewardGrid}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <div key={index}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </Waiting>
  )
}
