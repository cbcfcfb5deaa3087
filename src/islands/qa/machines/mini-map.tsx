import type { PointerEvent } from 'react'
import type { Drawing } from '#lib/qa/drawing.ts'
import { css } from '#styled/css'
import { flag, type Lit } from './state-box.tsx'

const picture = css({
  position: 'absolute',
  insetInlineEnd: '2',
  top: '2',
  backgroundColor: 'surface',
  border: 'hairline',
  borderRadius: 'md',
  cursor: 'pointer',
  touchAction: 'none',
  _print: { display: 'none' },
})
const box = css({
  fill: 'subtle',
  stroke: 'control',
  vectorEffect: 'non-scaling-stroke',
  '&[data-current]': { fill: 'primary' },
})
const seen = css({
  fill: '[none]',
  stroke: 'focus',
  strokeWidth: '[2px]',
  vectorEffect: 'non-scaling-stroke',
})

/** The part of a map that its window shows. Pixels of the map at zoom 1. */
export interface Seen {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The most that the picture is wide and high, in pixels. */
const [widest, highest] = [120, 110]

/** The whole map in a corner of its window, with the part that is seen; a press or a drag moves there. The keyboard scrolls the map itself. */
export function MiniMap(props: {
  drawing: Drawing
  lit: Lit
  seen: Seen
  onMove: (x: number, y: number) => void
}) {
  const { drawing, lit, seen: part, onMove } = props
  const { width, height, boxes } = drawing
  const scale = Math.min(widest / width, highest / height)
  const move = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent<SVGSVGElement>) => {
    if (type === 'pointermove' && buttons === 0) return
    const place = currentTarget.getBoundingClientRect()
    onMove((clientX - place.left) / scale, (clientY - place.top) / scale)
  }
  return (
    <svg
      aria-hidden="true"
      className={picture}
      data-mini-map=""
      height={height * scale}
      onPointerDown={move}
      onPointerMove={move}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
    >
      {boxes.map(({ path, x, y, width: wide, height: high, hasStates }) => (
        <rect
          className={box}
          data-current={flag(!hasStates && lit.states.includes(path))}
          height={high}
          key={path}
          width={wide}
          x={x}
          y={y}
        />
      ))}
      <rect className={seen} {...part} />
    </svg>
  )
}
