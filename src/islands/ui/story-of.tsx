import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

interface StoryProps {
  html: string | undefined
  /** It is still to come. */
  waiting: boolean
}

/** A story of the club in its place, whose code, that which makes it safe, is fetched by `load` when there is a story. */
export function storyOf(load: () => Promise<ComponentType<{ html: string }>>) {
  const Story = lazy(async () => ({ default: await load() }))
  const coming = (
    <div>
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  )
  return function LazyStory({ html, waiting }: StoryProps) {
    if (!html && !waiting) return null
    return (
      <div data-area="story">
        {html ? (
          <Suspense fallback={coming}>
            <Story html={html} />
          </Suspense>
        ) : (
          coming
        )}
      </div>
    )
  }
}
