import type { Elements } from '../elements.ts'
import { late } from '../late.tsx'
import { Skeleton } from '../state/skeleton.tsx'

interface StoryProps {
  html: string | undefined
  waiting: boolean
  /** The content below the story, drawn once its position below it is known. */
  children?: Elements
}

/** A story to come. */
export const StorySkeleton = () => (
  <div aria-busy="true" data-area="story">
    <Skeleton />
    <Skeleton />
    <Skeleton width="half" />
  </div>
)

const LateStory = late(
  async () => {
    const { ClubText } = await import('./club-text.tsx')
    return ({ html }: { html: string }) => (
      <div data-area="story">
        <ClubText html={html} />
      </div>
    )
  },
  { waiting: StorySkeleton },
)

/** Fetches the code of stories ahead. Never rejects. */
export const fetchStory = LateStory.fetch

/** A story of the club in its place, whose code, that which makes it safe, is fetched when there is a story. */
export function Story({ html, waiting, children }: StoryProps) {
  if (!html && !waiting) return children
  return html ? <LateStory below={children} html={html} /> : <StorySkeleton />
}
