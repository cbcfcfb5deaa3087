// biome-ignore-all lint/a11y/useSemanticElements: an SVG has none of these elements
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a state is read by focusing it
import type { Box } from '#lib/qa/drawing.ts'
import { css } from '#styled/css'
import { words } from './words.ts'

/** The highlighted parts of a map. */
export interface Lit {
  /** The dotted paths of the states that the machine is in. */
  readonly states: readonly string[]
  /** The names of the transitions that the last step took. */
  readonly taken: readonly string[]
  /** The names of all that were taken so far. */
  readonly tried: ReadonlySet<string>
}

/** An attribute that is there or not. */
export const flag = (on: boolean) => (on ? '' : undefined)

const box = css({
  fill: 'surface',
  stroke: 'control',
  outline: 'none',
  '&[data-outer]': { fill: 'subtle' },
  '&[data-current]': { stroke: 'primary', strokeWidth: '[3px]' },
  '&[data-current]:not([data-outer])': { fill: 'primary' },
})
const group = css({
  outline: 'none',
  '&:focus-visible > rect': { stroke: 'focus', strokeWidth: '[3px]', strokeDasharray: '[6 3]' },
})
const name = css({
  fill: 'text',
  fontSize: 'sm',
  fontWeight: 'bold',
  '&[data-on]': { fill: 'onPrimary' },
})
/** Text in a box or at an arrow. */
export const line = css({
  fill: 'muted',
  fontSize: 'xs',
  '&[data-on]': { fill: 'onPrimary' },
  '&[data-tried]': { fill: 'text', fontWeight: 'medium' },
  '&[data-taken]': { fill: 'primary', fontWeight: 'bold' },
})
/** The line of an arrow, and the inner line of an end. */
export const arrow = css({
  fill: '[none]',
  stroke: 'control',
  '&[data-tried]': { stroke: 'text', strokeWidth: '[1.5px]' },
  '&[data-taken]': { stroke: 'primary', strokeWidth: '[3px]' },
})

interface StateBoxProps {
  box: Box
  lit: Lit
}

/** The name of a state, and what it does, a line each. */
export function StateTexts({ box: { path, name: title, hasStates, x, y, texts }, lit }: StateBoxProps) {
  const on = flag(lit.states.includes(path) && !hasStates)
  return (
    <>
      <text x={x + 12} y={y + 22} className={name} data-on={on}>
        {title}
      </text>
      {texts.map(({ text, transition = '' }, index) => (
        <text
          key={text}
          x={x + 12}
          y={y + 22 + 18 * (index + 1)}
          className={line}
          data-on={on}
          data-tried={flag(lit.tried.has(transition))}
          data-taken={flag(!on && lit.taken.includes(transition))}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** A state of a map: a group that can be focused and says all that stands in it. */
export function StateBox({ box: drawn, lit }: StateBoxProps) {
  const { path, hasStates, isFinal, x, y, width, height, texts } = drawn
  const isCurrent = lit.states.includes(path)
  const label = [path, isCurrent && words.stateNow, ...texts.map(({ text }) => text)].filter(Boolean)
  return (
    <g
      role="group"
      aria-roledescription={words.state}
      aria-label={label.join(', ')}
      tabIndex={0}
      className={group}
      aria-current={isCurrent ? 'step' : undefined}
      data-state={path}
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        className={box}
        data-outer={flag(hasStates)}
        data-current={flag(isCurrent)}
      />
      {isFinal && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={arrow} />}
      {!hasStates && <StateTexts box={drawn} lit={lit} />}
    </g>
  )
}
