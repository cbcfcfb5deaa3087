import type { Settings } from '#lib/config/settings.ts'
import type { TenantVariable } from './defaults.ts'

/** A colour and all that it is drawn on. WCAG 2.2, AA: text needs a contrast of 4.5 : 1, a shape 3 : 1. */
export interface Pair {
  readonly over: TenantVariable
  readonly under: readonly TenantVariable[]
  readonly least: 4.5 | 3
}

const text = (over: TenantVariable, ...under: readonly TenantVariable[]): Pair => ({
  over,
  under,
  least: 4.5,
})
const shape = (over: TenantVariable, ...under: readonly TenantVariable[]): Pair => ({ over, under, least: 3 })

/** The settings of texts, and that of the surface each stands on. */
export const texts = [
  ['HEADER', 'points_pillbox_text', 'points_pillbox'],
  ['MENU', 'text', 'background'],
  ['MENU', 'mobile_menu_text', 'mobile_menu_background'],
  ['MENU', 'unread_news_text', 'unread_news_background'],
  ['FOOTER', 'text', 'background'],
  ['SIDEBAR', 'text', 'background'],
  ['SIDEBAR', 'button_text', 'button'],
  ['HOMEPAGE', 'button_text', 'button'],
  ['COUPON', 'tile_text', 'tile'],
  ['COUPON', 'button_use_text', 'button_use'],
  ['COUPON', 'button_active_text', 'button_active'],
  ['COUPON', 'button_inactive_text', 'button_inactive'],
  ['GENERAL', 'confirm_button_text', 'confirm_button_background'],
] as const satisfies readonly (readonly [keyof Settings, string, string])[]

/** The variable that a setting of a colour sets. */
export const nameOf = (group: string, key: string): TenantVariable =>
  `--${group.toLowerCase()}-${key.replaceAll('_', '-')}` as TenantVariable

/** Surfaces that the portal makes of the page's colour; each carries text in the page's own. */
export const tints = [
  '--visual-surface',
  '--visual-subtle',
  '--error-soft',
  '--warning-soft',
  '--success-soft',
] as const satisfies readonly TenantVariable[]

/** Every colour that must differ from what it stands on, none after one that follows it; else it gives way to black or white. */
export const pairs: readonly Pair[] = [
  text('--visual-text', '--visual-background', ...tints),
  text('--visual-muted', '--visual-background', '--visual-surface', '--visual-subtle'),
  shape('--visual-control', '--visual-background', '--visual-surface'),
  text('--visual-on-primary', '--visual-primary'),
  text('--error-text', '--visual-background', '--visual-surface', '--error-soft'),
  text('--warning-text', '--visual-background', '--visual-surface', '--warning-soft'),
  text('--success-text', '--visual-background', '--visual-surface', '--success-soft'),
  text('--header-text', '--header-background'),
  ...texts.map(([group, over, under]) => text(nameOf(group, over), nameOf(group, under))),
  text('--coupon-ribbon-text', '--coupon-ribbon'),
  text('--coupon-ribbon-waiting-text', '--coupon-ribbon-waiting'),
  text('--coupon-tile-quiet', '--coupon-tile'),
  text('--coupon-tile-success', '--coupon-tile'),
]

/** Shapes in a colour of the club's own, which stays as it is: words or weight beside them say the same. */
export const marks: readonly Pair[] = [
  shape('--visual-primary', '--visual-background', '--visual-surface'),
  shape('--menu-underline', '--menu-background', '--menu-mobile-menu-background'),
]

/** The colour that shows through a translucent one, where it is not the page's. */
export const colourBehind: { readonly [name in TenantVariable]?: TenantVariable } = {
  '--header-points-pillbox': '--header-background',
  '--menu-background': '--header-background',
  '--menu-unread-news-background': '--header-background',
  '--sidebar-button': '--sidebar-background',
  '--coupon-ribbon': '--coupon-tile',
  '--coupon-button-use': '--coupon-tile',
  '--coupon-button-active': '--coupon-tile',
  '--coupon-button-inactive': '--coupon-tile',
  '--general-confirm-button-background': '--visual-surface',
}

/**
 * Shapes that say something by being seen, each with what it stands on: the pill of the points, the
 * badge of unread messages, the ring of the focus. WCAG 2.2, 1.4.11: 3 : 1. The portal draws them as the club has them;
 * the theme doctor judges them. Underlines and the edges of fields stand above; an icon, and the edge of a field
 * with an error, have the colour of their words, which need more.
 */
export const shapes: readonly Pair[] = [
  shape('--header-points-pillbox', '--header-background'),
  shape('--menu-unread-news-background', '--header-background'),
  shape('--focus-ring', '--visual-background', '--visual-surface', '--visual-subtle', '--coupon-tile'),
]
