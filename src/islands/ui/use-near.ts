import { type RefObject, useEffect, useState } from 'react'

/** How far from the window a part is still near: about a screen, so that scrolling finds it drawn. */
const NEAR = '1000px 0px'

/**
 * Whether a part of a very long list is near the window; one that is not `watched` always is. When it goes out of reach
 * its height stays behind as `--part`, so that what follows does not move.
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
