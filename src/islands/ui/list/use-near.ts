import { type RefObject, useEffect, useState } from 'react'

/** The distance from the window within which a part is near: about a screen, so scrolling finds it drawn. */
const NEAR = '1000px 0px'

/**
 * Returns true while a part of a very long list is near the window; always for one that is not `watched`. When the part
 * leaves, its height is kept as `--part`, so that the content below does not move.
 */
export function useNear(element: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [near, setNear] = useState(true)
  useEffect(() => {
    const part = element.current
    if (!watched || !part || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect } = entry
        if (!isIntersecting && part.hasChildNodes())
          part.style.setProperty('--part', `${boundingClientRect.height}px`)
        setNear(isIntersecting)
      },
      { rootMargin: NEAR },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [element, watched])
  return near || !watched
}
