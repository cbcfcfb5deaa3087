import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import type { Answer } from '#islands/ui/list/answer.ts'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { useCallError } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { section } from '#styled/recipes'

const styles = {
  root: css({ stack: '4' }),
  // A long heading takes two lines, and the link stays beside it.
  head: css({ flexWrap: 'nowrap', '& > a': { flexShrink: '0' } }),
  content: css({ minWidth: '0', containerType: 'inline-size' }),
}

interface FrameProps {
  title: string
  /** The name of the link that leads to all of it; the words on it are shorter. */
  showAll: string
  href: string
  children: ReactNode
}

/** A section of the dashboard: its heading, a link to all of it, and some of it. DSH-1. */
export function ShowcaseFrame({ title, showAll, href, children }: FrameProps) {
  const id = useId()
  const words = useWords()
  const { head, subtitle } = section()
  return (
    <section aria-labelledby={id} className={styles.root} data-item={href}>
      <div className={`${head} ${styles.head}`}>
        <h2 className={subtitle} id={id}>
          {title}
        </h2>
        <ButtonLink aria-label={showAll} href={href} size="small" tone="home">
          {words.dashboard.all()}
        </ButtonLink>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

interface ShowcaseProps<Item> {
  answer: Answer<readonly Item[]>
  /** At most so many are shown. */
  most: number
  /** In the shape of what comes. */
  waiting: ReactNode
  /** A section with nothing in it; the way on is the section's own button. */
  empty: { drawing: ReactNode; text: string }
  children: (items: readonly Item[]) => ReactNode
}

/** Shows the result of one section's call; the other sections continue whatever happens here. */
export function Showcase<Item>({ answer, most, waiting, empty, children }: ShowcaseProps<Item>) {
  const words = useWords()
  const callError = useCallError(answer)
  const { data } = answer
  if (data?.length) return children(data.slice(0, most))
  if (data)
    return (
      <Card padding="none">
        <EmptyState {...empty} />
      </Card>
    )
  if (!callError) return waiting
  return (
    <Card padding="none">
      <ErrorState answer={answer} text={words.errors[callError]()} />
    </Card>
  )
}
