import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { Line } from '../text/line.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import type { Pages } from './answer.ts'

interface LoadMoreProps {
  /** The words on the button. */
  label: string
  /** True when there is more to show. */
  more: boolean
  loading: boolean
  /** The reason why the last try failed, in words: only a press tries again. */
  failed?: string | undefined
  /** Changes when more has come without loading: the end may still be near, so it is looked for again. */
  round?: number | undefined
  onMore: () => void
}

const styles = {
  // What comes above it stays in view, where it was asked for: held in its place, the end stays near and loads the whole list.
  more: css({
    overflowAnchor: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '4',
  }),
  end: css({ paddingBlock: '2', color: 'muted', textStyle: 'small', textAlign: 'center' }),
}

/** Asks for the next page when the end of a list comes near, and by a button for keys and for another try. */
export function LoadMore({ label, more, loading, failed, round, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const waiting = more && !loading && failed === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer speaks up once where nothing moves
  useEffect(() => {
    if (!waiting || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && ask(),
      {
        rootMargin: '400px',
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waiting, round])

  if (!more) return null
  return (
    <div className={styles.more} ref={end}>
      <div role="alert">{failed && <Line tone="error">{failed}</Line>}</div>
      <Button loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

interface ListFootProps<ErrorName extends string> {
  answer: Pages
  /** The reason of the failure, if it failed. */
  callError: ErrorName | undefined
  /** `useWords()` has them. */
  words: {
    readonly common: Readonly<Record<'retry' | 'loadMore', () => string>>
    readonly errors: Readonly<Record<ErrorName, () => string>>
  }
  /** The part of the list that is drawn. */
  drawn: {
    readonly shown: number
    readonly growing: boolean
    /** More of it is about to be drawn: its end is not where it is now. */
    readonly isPartial?: boolean
    /** There is more that is not drawn, here or with the server. */
    readonly left: boolean
    showMore(): void
  }
  /** The number of drawn items, in words; announced when it changes. */
  announcement?: string | undefined
  /** Stands where there is no more. */
  end?: string | undefined
}

/** The foot of a list that loads page by page. Loaded pages stay when the next page fails. */
export function ListFoot<ErrorName extends string>(props: ListFootProps<ErrorName>) {
  const { answer, callError, words, drawn, announcement, end } = props
  if (drawn.isPartial) return null
  const failed = answer.isFetchNextPageError ? callError : undefined
  return (
    <>
      {announcement && (
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      )}
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={answer.isFetchingNextPage || drawn.growing}
        more={drawn.left}
        onMore={drawn.showMore}
        round={drawn.shown}
      />
      {end && !drawn.left && <p className={styles.end}>{end}</p>}
    </>
  )
}
