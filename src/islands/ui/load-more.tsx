import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from './button.tsx'

interface LoadMoreProps {
  /** The words on the button. */
  label: string
  /** Whether there is more. */
  more: boolean
  loading: boolean
  /** The last try failed: only a press tries again. */
  failed?: boolean | undefined
  /** Changes when more has come without loading: the end may still be near, so it is looked for again. */
  round?: number | undefined
  onMore: () => void
}

/** Asks for the next page when the end of a list comes near, and by a button for keys and for another try. */
export function LoadMore({ label, more, loading, failed = false, round, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)
  const waiting = more && !loading && !failed

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
    <div className={css({ display: 'flex', justifyContent: 'center', paddingBlock: '4' })} ref={end}>
      <Button loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
