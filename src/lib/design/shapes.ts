import type { TenantVariable } from './defaults.ts'
import type { Pair } from './pairs.ts'

const shape = (over: TenantVariable, ...under: readonly TenantVariable[]): Pair => ({ over, under, least: 3 })

/**
 * Shapes that say something by being seen, each with what it stands on: the pill of the points, the
 * badge of unread messages, the ring of the focus. WCAG 2.2, 1.4.11: 3 : 1. The portal draws them as the club has them;
 * the theme doctor judges them. Underlines and the edges of fields are in `pairs.ts`; an icon, and the edge of a field
 * with an error, have the colour of their words, which need more.
 */
export const shapes: readonly Pair[] = [
  shape('--header-points-pillbox', '--header-background'),
  shape('--menu-unread-news-background', '--header-background'),
  shape('--focus-ring', '--visual-background', '--visual-surface', '--visual-subtle', '--coupon-tile'),
]
