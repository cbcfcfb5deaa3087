import { screen } from '#islands/ui/screen-styles.ts'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'

/** The grid layout of rewards, and of their skeletons while they load: two on a phone, three elsewhere. */
export const rewardGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(9.5rem, (100% - 2rem) / 3), 1fr))]',
  gap: '4',
})

/** The line above the catalogue: what the member has to spend, and the way to what she has redeemed. As high as its button. */
export const rewardsHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: 'touch',
})

/** Rewards to come, in the shape of their cards. */
export function GridSkeletons() {
  return (
    <Waiting className={rewardGrid}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton width="half" />
        </div>
      ))}
    </Waiting>
  )
}

/** The same below the line above them. */
export const RewardSkeletons = () => (
  <div className={screen}>
    <div className={rewardsHead}>
      <Skeleton width="third" />
    </div>
    <GridSkeletons />
  </div>
)
