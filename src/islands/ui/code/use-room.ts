import { type RefObject, useLayoutEffect, useState } from 'react'

/** The room inside an element, in CSS pixels, and how many dots of the screen make one of them. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** The room inside an element, as it is now; undefined until it is known. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      const next = { width, height, ratio: devicePixelRatio }
      setRoom((last) =>
        last && last.width === width && last.height === height && last.ratio === next.ratio ? last : next,
      )
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    // The zoom of the page changes the room too.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return room
}
