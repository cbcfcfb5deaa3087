import { inBoth } from '#lib/domain/club/schemes.ts'

/** Black or white, whichever reads on a colour: the figure is the OKLCH lightness at which the two read alike. */
const readableOn = (variable: string) => `oklch(from var(${variable}) clamp(0, (0.6 - l) * 1000, 1) 0 0)`

/** Words, mixed towards what they stand on: quiet, and right on dark and light alike. */
const faded = (share: number) => `color-mix(in srgb, var(--visual-text) ${share}%, var(--visual-surface))`

/** The value of every tenant variable until a club's settings say otherwise; one may follow another. WHL-2. */
export const defaults = {
  '--visual-font': 'Montserrat',
  '--visual-background': '#ffffff',
  '--visual-primary': '#000000',
  '--visual-on-primary': '#ffffff',
  '--visual-text': '#16181d',
  // A card is white on a light page, and a little lighter than a dark one.
  '--visual-surface':
    'oklch(from var(--visual-background) clamp(l + 0.05, (l - 0.6) * 100, 1) calc(c / 3) h)',
  '--visual-muted': faded(70),
  '--visual-hairline': faded(12),
  '--visual-control': faded(60),
  '--visual-subtle': faded(8),
  '--focus-ring': 'var(--visual-text)',

  '--error': 'red',
  '--error-text': 'color-mix(in oklab, red 72%, var(--visual-text))',
  '--error-soft': 'color-mix(in srgb, red 8%, var(--visual-surface))',
  '--warning': 'orange',
  '--warning-text': 'color-mix(in oklab, orange 40%, var(--visual-text))',
  '--warning-soft': 'color-mix(in srgb, orange 14%, var(--visual-surface))',
  '--success': 'green',
  '--on-success': '#ffffff',
  '--success-text': 'color-mix(in oklab, green 64%, var(--visual-text))',
  '--success-soft': 'color-mix(in srgb, green 8%, var(--visual-surface))',

  '--header-background': 'var(--visual-surface)',
  '--header-text': 'var(--visual-text)',
  // What a logo is made for.
  '--header-logo-ground': 'var(--header-background)',
  '--header-border': 'transparent',
  '--header-border-top': 'transparent',
  '--header-border-bottom': 'var(--visual-hairline)',
  '--header-border-thickness': '1px',
  '--header-height': '64px',
  '--header-logo-width': '140px',
  '--header-points': 'flex',
  '--header-points-pillbox': 'var(--visual-primary)',
  '--header-points-pillbox-text': 'var(--visual-on-primary)',

  '--menu-background': 'var(--header-background)',
  '--menu-text': 'var(--header-text)',
  '--menu-underline': 'var(--visual-primary)',
  '--menu-mobile-menu-background': 'var(--visual-surface)',
  '--menu-mobile-menu-text': 'var(--visual-text)',
  '--menu-unread-news-background': 'var(--visual-primary)',
  '--menu-unread-news-text': 'var(--visual-on-primary)',

  '--footer-background': 'var(--visual-subtle)',
  '--footer-text': 'var(--visual-muted)',

  '--sidebar-background': 'var(--visual-surface)',
  '--sidebar-text': 'var(--visual-text)',
  // An outline, unless the club wants more.
  '--sidebar-button': 'transparent',
  '--sidebar-button-text': 'var(--sidebar-text)',
  '--sidebar-button-divider': 'var(--visual-hairline)',

  // A link, unless the club wants a button.
  '--homepage-button': 'transparent',
  '--homepage-button-text': 'var(--visual-primary)',

  '--coupon-ribbon': 'var(--warning)',
  '--coupon-ribbon-text': readableOn('--coupon-ribbon'),
  '--coupon-ribbon-waiting': '#6b7280',
  '--coupon-ribbon-waiting-text': '#ffffff',
  '--coupon-tile': 'var(--visual-surface)',
  '--coupon-tile-text': 'var(--visual-text)',
  '--coupon-tile-quiet': 'color-mix(in srgb, var(--coupon-tile-text) 82%, var(--coupon-tile))',
  '--coupon-tile-success': 'var(--success-text)',
  '--coupon-button-use': 'var(--visual-primary)',
  '--coupon-button-use-text': 'var(--visual-on-primary)',
  '--coupon-button-active': 'var(--success)',
  '--coupon-button-active-text': 'var(--on-success)',
  '--coupon-button-inactive': faded(12),
  '--coupon-button-inactive-text': faded(80),

  '--general-confirm-button-background': 'var(--visual-primary)',
  '--general-confirm-button-text': 'var(--visual-on-primary)',
} as const

/** The derived colours without `oklch(from …)`: Chrome before 119, Firefox before 128, Safari before 18; for a club the theme sets them. */
export const plainDefaults = {
  '--visual-surface': '#ffffff',
  '--coupon-ribbon-text': '#000000',
} as const satisfies Partial<Record<keyof typeof defaults, string>>

/** The same in the dark, where it is another: the rest follows from these. DRK-1. */
export const darkDefaults = {
  '--visual-background': '#131519',
  '--visual-primary': '#e9eaec',
  '--visual-on-primary': '#000000',
  '--visual-text': '#e9eaec',
} as const satisfies Partial<Record<keyof typeof defaults, string>>

/** The same of what a browser that does not know `oklch(from …)` has. */
export const darkPlainDefaults = {
  '--visual-surface': '#1e2024',
} as const satisfies Partial<Record<keyof typeof plainDefaults, string>>

const schemes = (light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(dark).map(([name, value]) => [name, inBoth(light[name] ?? '', value)]))

/** All of it as the style sheet has it, for both schemes. */
export const sheetDefaults: Readonly<Record<string, string>> = {
  ...defaults,
  ...plainDefaults,
  ...schemes({ ...defaults, ...plainDefaults }, { ...darkDefaults, ...darkPlainDefaults }),
}

/** The name of a CSS variable that a tenant's settings, or what is derived from them, may set. */
export type TenantVariable = keyof typeof defaults

const derived = Object.keys(plainDefaults)
  .map((name) => `${name}:${defaults[name as keyof typeof plainDefaults]}`)
  .join(';')

/** Adds the derived colours for browsers that know them, which has to be asked: a custom property takes any text. */
export const withDerivedColours = (css: string): string =>
  `${css}@layer tokens{@supports (color: oklch(from red clamp(0, (0.6 - l) * 1000, 1) 0 0)){:where(:root,:host){${derived}}}}`
