import { detailStyles } from '../text/detail-styles.ts'
import { Skeleton, Waiting } from './skeleton.tsx'

/** A coupon, a reward or the like to come, in the shape of its own screen. label: what is read out meanwhile. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Waiting className={detailStyles.offer} label={label}>
      <div data-area="picture">
        <Skeleton shape="picture" />
      </div>
      <div data-area="head">
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </div>
      <div data-area="story">
        <Skeleton shape="row" />
      </div>
    </Waiting>
  )
}
