import { late } from '../late.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

/** A text of the club in its place, with the code that makes it safe fetched beside it. */
export const LazyClubText = late(() => import('./club-text.tsx').then((file) => file.ClubText), {
  waiting: () => <TextSkeleton />,
})

// Needed as soon as the page's answer is there, so it comes along with it.
if (typeof window !== 'undefined') void LazyClubText.fetch()
