import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { restorePlace, showPlace, storePlace } from '#lib/browser/scroll-restoration.ts'
import { firstScreen, pageSize } from '#lib/domain/paging.ts'

/** Tiles that a list which was left may draw again at once, and in each frame after; more would hold the screen. */
const atOnce = 100

interface Pages {
  readonly hasNextPage: boolean
  fetchNextPage(): unknown
}

/**
 * The tiles that are drawn of those that have come: a page at first and a page more at each step, whatever the server's
 * pages hold, so that ten thousand never come at once; the server is asked for more when they run short. A step back
 * finds as many as were left, at the place where they were left.
 */
export function useShown<Item>(items: readonly Item[], answer: Pages) {
  const [place] = useState(restorePlace)
  const target = place?.drawn ?? 0
  const [shown, setShown] = useState(() => Math.min(Math.max(pageSize, target), atOnce))
  const growing = shown < target
  const visible = items.slice(0, shown)
  const deferred = useDeferredValue(visible, place ? visible : items.slice(0, firstScreen))
  const drawn = useEffectEvent(() => shown)
  useEffect(() => storePlace(() => drawn()), [])
  useEffect(() => {
    if (!growing) return
    const frame = requestAnimationFrame(() => setShown(shown + atOnce))
    return () => cancelAnimationFrame(frame)
  }, [growing, shown])
  const isPartial = deferred.length < visible.length
  const isReturned = useRef(false)
  useLayoutEffect(() => {
    if (!place || growing || isPartial || isReturned.current) return
    isReturned.current = true
    showPlace(place)
  }, [place, growing, isPartial])
  const showMore = () => {
    setShown(shown + pageSize)
    if (answer.hasNextPage && items.length < shown + pageSize) void answer.fetchNextPage()
  }
  return {
    items: deferred,
    // Not those that are asked for only: the end of the list would be looked for again while the call is on its way.
    shown: Math.min(shown, items.length),
    growing,
    /** More of it is about to be drawn: its end is not where it is now. */
    isPartial,
    /** There are tiles that are not drawn, here or with the server. */
    left: answer.hasNextPage || shown < items.length,
    showMore,
  }
}
