import { css } from '#styled/css'
import { late } from '../late.tsx'
import { Skeleton, Waiting } from '../state/skeleton.tsx'

const styles = css({ stack: '3', maxWidth: 'text' })

/** Lines of a text to come, under its heading where that is still to come too. */
export function TextSkeleton({ heading = false }: { heading?: boolean }) {
  return (
    <Waiting className={styles}>
      {heading && <Skeleton shape="title" />}
      {[1, 2].map((paragraph) => (
        <div key={paragraph}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </Waiting>
  )
}

/** A text of the club in its place, with the code that makes it safe fetched beside it. */
export const LazyClubText = late(() => import('./club-text.tsx').then((file) => file.ClubText), {
  waiting: () => <TextSkeleton />,
})

// Needed as soon as the page's answer is there, so it comes along with it.
if (typeof window !== 'undefined') void LazyClubText.fetch()
