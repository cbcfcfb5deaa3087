import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import type { Pages } from './answer.ts'
import { Button } from './button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { Line } from './marks.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface LoadMoreProps {
  /** The words on the button. */
  label: string
  /** Whether there is more. */
  more: boolean
  loading: boolean
  /** Why the last try failed, in words: only a press tries again. */
  failed?: string | undefined
  /** Changes when more has come without loading: the end may still be near, so it is looked for again. */
  round?: number | undefined
  onMore: () => void
}

const look = {
  more: css({
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
    <div className={look.more} ref={end}>
      <div role="alert">
        {failed && (
          <Line icon={<AlertIcon />} tone="error">
            {failed}
          </Line>
        )}
      </div>
      <Button loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

interface ListFootProps<Trouble extends string> {
  answer: Pages
  /** Why it failed, if it did. */
  trouble: Trouble | undefined
  /** `useWords()` has them. */
  words: {
    readonly common: Readonly<Record<'retry' | 'loadMore', () => string>>
    readonly errors: Readonly<Record<Trouble, () => string>>
  }
  /** How much of it is drawn. */
  drawn: {
    readonly shown: number
    readonly growing: boolean
    /** There is more that is not drawn, here or with the server. */
    readonly left: boolean
    showMore(): void
  }
  /** How many are drawn, read out when it changes. */
  said?: string | undefined
  /** Stands where there is no more. */
  end?: string | undefined
}

/** What stands below a list that comes page by page. What has come stays when the next page fails. */
export function ListFoot<Trouble extends string>(props: ListFootProps<Trouble>) {
  const { answer, trouble, words, drawn, said, end } = props
  const failed = answer.isFetchNextPageError ? trouble : undefined
  return (
    <>
      {said && (
        <VisuallyHidden>
          <span role="status">{said}</span>
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
      {end && !drawn.left && <p className={look.end}>{end}</p>}
    </>
  )
}
