// biome-ignore-all lint/a11y/useSemanticElements: an SVG has none of these elements
import type { Drawing } from '#lib/qa/drawing.ts'
import { css } from '#styled/css'
import { classNames } from '../../ui/class-name.ts'
import { arrow, flag, type Lit, line, StateBox, StateTexts } from './state-box.tsx'

const dot = css({ fill: 'text' })
/** On paper a map is as wide as the sheet; on screen it is as large as it was zoomed. */
const picture = css({ maxWidth: '[none]', _print: { width: '[100%]', height: '[auto]' } })
/** Texts stay readable where an arrow runs below them. */
const halo = css({ paintOrder: '[stroke]', stroke: 'page', strokeWidth: '[4px]', strokeLinejoin: '[round]' })

/** A machine's map as an SVG: its states are groups that can be focused and say what they are. */
export function ChartPicture({
  label,
  drawing,
  zoom,
  lit,
}: {
  label: string
  drawing: Drawing
  zoom: number
  lit: Lit
}) {
  const { width, height, boxes, arrows, dots } = drawing
  const marks = (transition: string) => ({
    'data-tried': flag(lit.tried.has(transition)),
    'data-taken': flag(lit.taken.includes(transition)),
  })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      role="group"
      aria-label={label}
      className={picture}
    >
      <marker
        id="tip"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="9"
        markerHeight="9"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0,0L8,4L0,8z" fill="context-stroke" />
      </marker>
      {boxes.map((one) => (
        <StateBox key={one.path} box={one} lit={lit} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className={dot} />
      ))}
      {arrows.map(({ transition, d }) => (
        <path
          key={`${transition} ${d}`}
          d={d}
          className={arrow}
          markerEnd="url(#tip)"
          {...marks(transition)}
        />
      ))}
      {/* Arrows run through an outer state to those in it, and below its texts; its group says them. */}
      {boxes
        .filter(({ hasStates }) => hasStates)
        .map((one) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
          <g aria-hidden="true" className={halo} key={one.path}>
            <StateTexts box={one} lit={lit} />
          </g>
        ))}
      {arrows.flatMap(({ transition, texts }) =>
        texts.map(({ x, y, text }) => (
          <text
            key={`${x} ${y} ${text}`}
            x={x}
            y={y}
            className={classNames(line, halo)}
            {...marks(transition)}
          >
            {text}
          </text>
        )),
      )}
    </svg>
  )
}
