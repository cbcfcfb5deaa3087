import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const [least, most] = [0.2, 3]
/** Below this the letters of a map cannot be read. */
const readable = 0.7
const clamp = (zoom: number) => Math.min(Math.max(zoom, least), most)

/** Controls the size of a map and its movement in its window: by scroll, drag or keys. width: of the map at 1. */
export function useMapZoom(width: number) {
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLElement>(null)
  const held = useRef<{ x: number; y: number } | undefined>(undefined)
  const fitting = () => clamp(Math.min(1, ((frame.current?.clientWidth ?? width) - 2) / width))
  const fit = () => setZoom(fitting())
  const by = (factor: number) => setZoom((before) => clamp(before * factor))
  // What the window is wide is known only here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is fitted once, when it is there
  useEffect(() => setZoom(Math.max(fitting(), readable)), [width])
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => by(1.25),
    '=': () => by(1.25),
    '-': () => by(0.8),
    '0': fit,
  }
  return {
    zoom,
    fit,
    zoomIn: () => by(1.25),
    zoomOut: () => by(0.8),
    frame: {
      ref: frame,
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
      onPointerDown: ({ pointerType, clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
        // A finger scrolls by itself.
        if (pointerType === 'touch') return
        held.current = { x: clientX, y: clientY }
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent) => {
        if (!held.current) return
        currentTarget.scrollBy(held.current.x - clientX, held.current.y - clientY)
        held.current = { x: clientX, y: clientY }
      },
      onPointerUp: () => {
        held.current = undefined
      },
    },
  }
}
