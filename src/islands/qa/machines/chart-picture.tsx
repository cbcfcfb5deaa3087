// biome-ignore-all lint/a11y/useSemanticElements: an SVG has none of these elements
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: a state is read by focusing it
import type { Box, Drawing } from '#lib/qa/layout.ts'
import { css } from '#styled/css'
import { classNames } from '../../ui/class-name.ts'

interface Highlight {
  /** The dotted paths of the states that the machine is in. */
  readonly states: readonly string[]
  /** The names of the transitions that the last step took. */
  readonly taken: readonly string[]
  readonly tried: ReadonlySet<string>
}

/** An attribute that is there or not. */
const flag = (on: boolean) => (on ? '' : undefined)

/** The attributes of a transition's arrow and texts. */
const marks = ({ taken, tried }: Highlight, transition: string) => ({
  'data-tried': flag(tried.has(transition)),
  'data-taken': flag(taken.includes(transition)),
})

const styles = {
  /** On paper a map is as wide as the sheet; on screen it is as large as it was zoomed. */
  picture: css({ maxWidth: '[none]', _print: { width: '[100%]', height: '[auto]' } }),
  box: css({
    fill: 'surface',
    stroke: 'control',
    '&[data-outer]': { fill: 'subtle' },
    '&[data-current]': { stroke: 'primary', strokeWidth: '[3px]' },
    '&[data-current]:not([data-outer])': { fill: 'primary' },
  }),
  state: css({
    outline: 'none',
    '&:focus-visible > rect': { stroke: 'focus', strokeWidth: '[3px]', strokeDasharray: '[6 3]' },
  }),
  name: css({ fill: 'text', fontSize: 'sm', fontWeight: 'bold', '&[data-on]': { fill: 'onPrimary' } }),
  line: css({
    fill: 'muted',
    fontSize: 'xs',
    '&[data-on]': { fill: 'onPrimary' },
    '&[data-tried]': { fill: 'text', fontWeight: 'medium' },
    '&[data-taken]': { fill: 'primary', fontWeight: 'bold' },
  }),
  arrow: css({
    fill: '[none]',
    stroke: 'control',
    strokeLinejoin: '[round]',
    '&[data-tried]': { stroke: 'text', strokeWidth: '[1.5px]' },
    '&[data-taken]': { stroke: 'primary', strokeWidth: '[3px]' },
  }),
  dot: css({ fill: 'text' }),
  /** Texts stay readable where an arrow runs below them. */
  halo: css({ paintOrder: '[stroke]', stroke: 'page', strokeWidth: '[4px]', strokeLinejoin: '[round]' }),
}

interface StateProps {
  box: Box
  highlight: Highlight
}

/** The name of a state, and what it does, a line each. */
function StateTexts({ box: { path, name, hasStates, x, y, texts }, highlight }: StateProps) {
  const on = flag(highlight.states.includes(path) && !hasStates)
  return (
    <>
      <text x={x + 12} y={y + 22} className={styles.name} data-on={on}>
        {name}
      </text>
      {texts.map(({ text, transition = '' }, index) => (
        <text
          key={text}
          x={x + 12}
          y={y + 22 + 18 * (index + 1)}
          className={styles.line}
          {...marks(on === undefined ? highlight : { ...highlight, taken: [] }, transition)}
          data-on={on}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** A state of a map: a group that can be focused and says all that stands in it. */
function State({ box, highlight }: StateProps) {
  const { path, hasStates, isFinal, x, y, width, height, texts } = box
  const isCurrent = highlight.states.includes(path)
  const label = [path, isCurrent && 'now', ...texts.map(({ text }) => text)].filter(Boolean)
  return (
    <g
      role="group"
      aria-roledescription="state"
      aria-label={label.join(', ')}
      tabIndex={0}
      className={styles.state}
      aria-current={isCurrent ? 'step' : undefined}
      data-state={path}
    >
      <rect
        {...{ x, y, width, height }}
        rx={8}
        className={styles.box}
        data-outer={flag(hasStates)}
        data-current={flag(isCurrent)}
      />
      {isFinal && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={styles.arrow} />
      )}
      {!hasStates && <StateTexts box={box} highlight={highlight} />}
    </g>
  )
}

interface ChartPictureProps {
  label: string
  drawing: Drawing
  zoom: number
  highlight: Highlight
}

/** A machine's map as an SVG: its states are groups that can be focused and say what they are. */
export function ChartPicture({ label, drawing, zoom, highlight }: ChartPictureProps) {
  const { width, height, boxes, arrows, dots } = drawing
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
      role="group"
      aria-label={label}
      className={styles.picture}
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
      {boxes.map((box) => (
        <State key={box.path} box={box} highlight={highlight} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className={styles.dot} />
      ))}
      {arrows.map(({ transition, d }) => (
        <path
          key={`${transition} ${d}`}
          d={d}
          className={styles.arrow}
          markerEnd="url(#tip)"
          {...marks(highlight, transition)}
        />
      ))}
      {/* Arrows run through an outer state to those in it, and below its texts; its group says them. */}
      {boxes
        .filter(({ hasStates }) => hasStates)
        .map((box) => (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
          <g aria-hidden="true" className={styles.halo} key={box.path}>
            <StateTexts box={box} highlight={highlight} />
          </g>
        ))}
      {arrows.flatMap(({ transition, texts }) =>
        texts.map(({ x, y, text }) => (
          <text
            key={`${x} ${y} ${text}`}
            x={x}
            y={y}
            className={classNames(styles.line, styles.halo)}
            {...marks(highlight, transition)}
          >
            {text}
          </text>
        )),
      )}
    </svg>
  )
}
