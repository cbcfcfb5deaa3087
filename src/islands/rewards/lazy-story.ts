import { storyOf } from '#islands/ui/story-of.tsx'

/** What the club tells about a reward, as soon as it is there. */
export const LazyStory = storyOf(() => import('./reward-story.tsx').then((file) => file.RewardStory))
