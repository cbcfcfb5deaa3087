import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepPlace, type Place, showPlace } from '#lib/browser/kept-place.ts'

/** Keeps the member's place in a list, and brings her back to it once as many items are drawn as were then. */
export function usePlace(place: Place | undefined, drawn: { shown: number; growing: boolean }) {
  const returned = useRef(false)
  const count = useEffectEvent(() => drawn.shown)
  useEffect(() => keepPlace(() => count()), [])
  useLayoutEffect(() => {
    if (!place || drawn.growing || returned.current) return
    returned.current = true
    showPlace(place)
  }, [place, drawn.growing])
}
