import { css } from '#styled/css'
import type { Elements } from '../elements.ts'

const whole = css({ width: 'full', height: 'full' })
/** The one spot of the club's colour. */
export const accent = css({ fill: 'primary', stroke: '[none]' })
/** The fill of the parts in front. */
export const paper = css({ fill: 'surface' })
const ground = css({ fill: 'hairline', stroke: '[none]' })

/** Lines in the colour of the text around, on a patch of ground. The words beside a drawing say what it means. */
export function Drawing({ children }: { children: Elements }) {
  return (
    <svg
      aria-hidden="true"
      className={whole}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 160 120"
    >
      <ellipse className={ground} cx="80" cy="106" rx="52" ry="6" />
      {children}
    </svg>
  )
}
