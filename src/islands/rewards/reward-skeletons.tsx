import { screen } from '#islands/ui/screen-styles.ts'
import { Skeleton, Waiting } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { rewardGrid } from './reward-grid.ts'

/** Rewards to come, in the shape of their cards; and the line above them. */
export function RewardSkeletons() {
  const words = useWords()
  return (
    <Waiting className={screen} label={words.common.loading()}>
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
