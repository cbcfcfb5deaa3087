import { storyOf } from '#islands/ui/story-of.tsx'

/** What the club tells about a coupon, as soon as it is there. */
export const LazyStory = storyOf(() => import('./coupon-story.tsx').then((file) => file.CouponStory))
