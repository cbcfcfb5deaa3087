import { lazy, Suspense } from 'react'
import { Skeleton } from '#islands/ui/skeleton.tsx'

const Story = lazy(() => import('./coupon-story.tsx').then((file) => ({ default: file.CouponStory })))

interface LazyStoryProps {
  html: string | undefined
  /** It is still to come. */
  waiting: boolean
}

/** A coupon's story in its place, with the code that makes it safe fetched when there is one. */
export function LazyStory({ html, waiting }: LazyStoryProps) {
  const coming = (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  )
  if (!html && !waiting) return null
  return (
    <div data-area="story">
      {html ? <Suspense fallback={coming}>{<Story html={html} />}</Suspense> : coming}
    </div>
  )
}
