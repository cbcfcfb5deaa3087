import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Drawing } from '#lib/qa/drawing.ts'
import type { Seen } from './mini-map.tsx'

const [least, most] = [0.2, 3]
/** Below this the letters of a map cannot be read. */
const readable = 0.7
const clamp = (zoom: number) => Math.min(Math.max(zoom, least), most)

const scaled = ({ x, y, width, height }: Seen, by: number): Seen => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

/** Controls the size of a map and its movement in its window: by scroll, drag or keys. The map's size is that at zoom 1. */
export function useMapZoom({ width, height }: Pick<Drawing, 'width' | 'height'>) {
  const [zoom, setZoom] = useState(1)
  const [seen, setSeen] = useState<Seen>()
  const frame = useRef<HTMLElement>(null)
  const held = useRef<{ x: number; y: number } | undefined>(undefined)
  const fitting = () => clamp(Math.min(1, ((frame.current?.clientWidth ?? width) - 2) / width))
  const fit = () => setZoom(fitting())
  const fitWhole = () => {
    // The window is as high as its map, up to three quarters of the screen.
    const room = window.innerHeight * 0.75 - 2
    setZoom(clamp(Math.min(fitting(), room / height)))
  }
  const measure = () => {
    const { current } = frame
    if (!current) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = current
    const isWhole = scrollWidth <= clientWidth && scrollHeight <= clientHeight
    const part = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight }
    setSeen(isWhole ? undefined : scaled(part, 1 / zoom))
  }
  const by = (factor: number) => setZoom((before) => clamp(before * factor))
  // What the window is wide is known only here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is fitted once, when it is there
  useEffect(() => setZoom(Math.max(fitting(), readable)), [width])
  // A narrower page has a narrower window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map's size is what changes
  useEffect(() => {
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [zoom, width, height])
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => by(1.25),
    '=': () => by(1.25),
    '-': () => by(0.8),
    '0': fit,
    '1': fitWhole,
  }
  return {
    zoom,
    fit,
    fitWhole,
    /** The part in sight; undefined while all of the map is. */
    seen,
    /** Brings a place of the map into the middle. */
    moveTo: (x: number, y: number) =>
      frame.current?.scrollTo(
        x * zoom - frame.current.clientWidth / 2,
        y * zoom - frame.current.clientHeight / 2,
      ),
    zoomIn: () => by(1.25),
    zoomOut: () => by(0.8),
    frame: {
      ref: frame,
      onScroll: measure,
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
