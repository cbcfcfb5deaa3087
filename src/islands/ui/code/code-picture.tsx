import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { classNames } from '../class-name.ts'
import { paper } from './paper.ts'

/** A code in modules, its quiet zones included; a `DrawnCode` of lib/format fits. */
export interface DrawnCode {
  readonly kind: 'bars' | 'square'
  readonly width: number
  readonly height: number
  readonly marks: readonly { x: number; y: number; width: number; height: number }[]
}

interface CodePictureProps {
  code: DrawnCode
  label: string
  /** True when bars may run down the screen, if that gives them more room. */
  turns?: boolean | undefined
  className?: string | undefined
}

const pad = css({ display: 'grid', placeItems: 'center', overflow: 'hidden' })

/** As long as the room lets it be with every module a whole number of the screen's dots; less only where none fits. */
const lengthOf = (modules: number, long: number, ratio: number): number => {
  const dots = Math.floor((long * ratio) / modules)
  return dots >= 1 ? (dots * modules) / ratio : long
}

/** The room inside an element, in CSS pixels, and how many dots of the screen make one of them. */
interface Room {
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** The room inside an element, as it is now; undefined until it is known. */
function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
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

/**
 * Asks the extension Dark Reader to leave the page alone while a code stands on it, by the mark that it documents: it
 * rewrites colours rule by rule, and knows no exception for an element. TIL-2.
 */
const useUndarkened = () => {
  useEffect(() => {
    const mark = document.createElement('meta')
    mark.name = 'darkreader-lock'
    document.head.append(mark)
    return () => mark.remove()
  }, [])
}

/** A code for a scanner, as large as its place, its bars exactly as wide as each other. PRF-4. */
export function CodePicture({ code, label, turns = false, className }: CodePictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  useUndarkened()
  const isSquare = code.kind === 'square'
  const isTurned = turns && !isSquare && room !== undefined && room.height > room.width
  const [width, height] = isTurned ? [code.height, code.width] : [code.width, code.height]
  const path = code.marks
    .map((mark) => (isTurned ? { x: mark.y, y: mark.x, width: mark.height, height: mark.width } : mark))
    .map((mark) => `M${mark.x} ${mark.y}h${mark.width}v${mark.height}h-${mark.width}z`)
    .join('')
  const long = room && (isSquare ? Math.min(room.width, room.height) : isTurned ? room.height : room.width)
  const length = room && long ? lengthOf(code.width, long, room.ratio) : '100%'
  return (
    <div className={classNames(paper, pad, className)} ref={place}>
      <svg
        aria-label={label}
        fill="currentColor"
        height={isSquare || isTurned ? length : '100%'}
        preserveAspectRatio="none"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${width} ${height}`}
        width={isSquare || !isTurned ? length : '100%'}
      >
        <path d={path} />
      </svg>
    </div>
  )
}
