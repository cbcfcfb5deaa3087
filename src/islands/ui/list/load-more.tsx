import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { Line } from '../text/line.tsx'

interface LoadMoreProps {
  /** True when there is more to show. */
  more: boolean
  loading?: boolean
  /** The reason why the last try failed, in words: only a press tries again. */
  failed?: string | undefined
  /** Changes when more has come without loading: the end may still be near, so it is looked for again. */
  round?: number | undefined
  onMore: () => void
}

// What comes above it stays in view, where it was asked for: held in its place, the end stays near and loads the whole list.
const styles = css({ overflowAnchor: 'none', stack: '4', alignItems: 'center', paddingBlock: '4' })

/** Asks for the next page when the end of a list comes near, and by a button for keys and for another try. */
export function LoadMore({ more, loading = false, failed, round, onMore }: LoadMoreProps) {
  const { common } = useWords()
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const waiting = more && !loading && failed === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer speaks up once where nothing moves
  useEffect(() => {
    if (!waiting || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && ask(),
      { rootMargin: '400px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waiting, round])

  if (!more) return null
  return (
    <div className={styles} ref={end}>
      <div role="alert">{failed && <Line tone="error">{failed}</Line>}</div>
      <Button loading={loading} onClick={onMore}>
        {failed === undefined ? common.loadMore() : common.retry()}
      </Button>
    </div>
  )
}
