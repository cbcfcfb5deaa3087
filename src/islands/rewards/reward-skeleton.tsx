import { detailLook } from '#islands/ui/detail-look.ts'
import { Skeleton, Waiting } from '#islands/ui/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'

/** A reward to come, in the shape of its screen. */
export function RewardSkeleton() {
  const words = useWords()
  return (
    <Waiting className={detailLook.offer} label={words.common.loading()}>
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
