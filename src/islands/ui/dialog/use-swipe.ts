import { type PointerEvent, useRef } from 'react'

/** Handlers of an element that is dragged sideways by touch or pen, past `threshold` (a share of its width) away; `--drag` is the way. */
export function useSwipe(threshold: number, onSwiped: (way: number) => void) {
  const from = useRef<number | undefined>(undefined)
  const drop = (element: HTMLElement) => {
    from.current = undefined
    element.style.removeProperty('--drag')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') from.current = event.clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return
      event.currentTarget.style.setProperty('--drag', `${event.clientX - from.current}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return
      const way = event.clientX - from.current
      drop(event.currentTarget)
      if (Math.abs(way) >= event.currentTarget.offsetWidth * threshold) onSwiped(way)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => drop(event.currentTarget),
  }
}
