import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from './button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { Line } from './marks.tsx'

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

const look = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '4',
})

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
    <div className={look} ref={end}>
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
