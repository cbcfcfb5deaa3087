import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import type { Answer } from '#islands/ui/list/answer.ts'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '4',
    md: { gridTemplateColumns: '[minmax(0, 1fr) auto]', alignItems: 'center' },
  }),
  title: css({ textStyle: 'heading' }),
  all: css({ md: { gridRow: '1', gridColumn: '2' } }),
  content: css({ minWidth: '0', containerType: 'inline-size', md: { gridColumn: '1 / 3' } }),
}

interface FrameProps {
  title: string
  /** The words on the button that leads to all of it. */
  showAll: string
  href: string
  children: ReactNode
}

/** A section of the dashboard: its heading, some of it, and a button that leads to all of it. DSH-1. */
export function ShowcaseFrame({ title, showAll, href, children }: FrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.root} data-item={href}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <ButtonLink className={styles.all} href={href} size="small" tone="home">
        {showAll}
      </ButtonLink>
    </section>
  )
}

interface ShowcaseProps<Item> {
  answer: Answer<readonly Item[]>
  /** At most so many are shown. */
  most: number
  /** In the shape of what comes. */
  waiting: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** Shows the result of one section's call; the other sections continue whatever happens here. */
export function Showcase<Item>({ answer, most, waiting, empty, children }: ShowcaseProps<Item>) {
  const words = useWords()
  const callError = useCallError(answer)
  const { data } = answer
  if (data) return data.length === 0 ? empty : children(data.slice(0, most))
  if (!callError) return waiting
  return (
    <Card padding="none">
      <ErrorState answer={answer} retry={words.common.retry()} text={words.errors[callError]()} />
    </Card>
  )
}
