import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns true once a place lies below the window, and from then on: what is drawn there from that moment moves nothing
 * that the member sees. hasContent: there is something to draw.
 */
export function useOutOfSight(place: RefObject<HTMLElement | null>, hasContent: boolean): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!hasContent || isHidden || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setHidden(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, hasContent, isHidden])
  return isHidden
}
