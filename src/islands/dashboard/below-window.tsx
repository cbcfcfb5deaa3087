import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'

/** An empty place takes none: not even the gap to what follows. */
const styles = css({ _empty: { marginBlockEnd: '-8' } })

interface BelowWindowProps {
  /** There is something to draw. */
  hasContent: boolean
  /** The place, for who focuses it. */
  place?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * A place whose late content is drawn from the moment on at which it lies below the window: it moves nothing that the member
 * sees.
 */
export function BelowWindow({ hasContent, place, children }: BelowWindowProps) {
  const own = useRef<HTMLDivElement>(null)
  const root = place ?? own
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!hasContent || isHidden || !root.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setHidden(true)
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root, hasContent, isHidden])
  return (
    <div className={styles} ref={root} tabIndex={-1}>
      {isHidden && hasContent && children}
    </div>
  )
}
