import type { ComponentType } from 'react'
import type { Elements } from '../elements.ts'
import { late } from '../late.tsx'
import { Skeleton } from '../state/skeleton.tsx'

interface StoryProps {
  html: string | undefined
  /** It is still to come. */
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

/** A story of the club in its place, whose code, that which makes it safe, is fetched by `load` when there is a story. */
export function storyOf(load: () => Promise<ComponentType<{ html: string }>>) {
  const Story = late(
    async () => {
      const Part = await load()
      return ({ html }: { html: string }) => (
        <div data-area="story">
          <Part html={html} />
        </div>
      )
    },
    { waiting: StorySkeleton },
  )
  return function LazyStory({ html, waiting, children }: StoryProps) {
    if (!html && !waiting) return children
    return html ? <Story below={children} html={html} /> : <StorySkeleton />
  }
}
