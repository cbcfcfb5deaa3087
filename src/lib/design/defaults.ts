/**
 * What every tenant variable is until the settings of a domain say otherwise: white, black, red, orange, green.
 * One value may follow another, so a tenant who sets only the primary colour still gets a whole theme. Spec §3, §9.
 */
export const defaults = {
  '--visual-font': 'Montserrat',
  '--visual-background': '#ffffff',
  '--visual-primary': '#000000',
  '--visual-on-primary': '#ffffff',
  '--visual-text': '#16181d',
  '--visual-muted': '#5a606b',
  '--visual-surface': '#ffffff',
  '--visual-hairline': '#e4e6ea',
  '--visual-control': 'color-mix(in srgb, var(--visual-text) 55%, var(--visual-surface))',
  '--visual-subtle': 'color-mix(in srgb, var(--visual-text) 5%, var(--visual-surface))',
  '--focus-ring': 'var(--visual-text)',

  '--error': 'red',
  '--on-error': '#000000',
  '--error-text': 'color-mix(in oklab, red 72%, var(--visual-text))',
  '--error-soft': 'color-mix(in srgb, red 8%, var(--visual-surface))',
  '--warning': 'orange',
  '--on-warning': '#000000',
  '--warning-text': 'color-mix(in oklab, orange 40%, var(--visual-text))',
  '--warning-soft': 'color-mix(in srgb, orange 14%, var(--visual-surface))',
  '--success': 'green',
  '--on-success': '#ffffff',
  '--success-text': 'color-mix(in oklab, green 80%, var(--visual-text))',
  '--success-soft': 'color-mix(in srgb, green 8%, var(--visual-surface))',

  '--header-background': 'var(--visual-surface)',
  '--header-text': 'var(--visual-text)',
  '--header-border': 'transparent',
  '--header-border-bottom': 'var(--visual-hairline)',
  '--header-border-thickness': '1px',
  '--header-height': '64px',
  '--header-logo-width': '140px',
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
  '--sidebar-button': 'var(--visual-primary)',
  '--sidebar-button-text': 'var(--visual-on-primary)',
  '--sidebar-button-divider': 'var(--visual-hairline)',

  '--homepage-button': 'var(--visual-primary)',
  '--homepage-button-text': 'var(--visual-on-primary)',

  '--coupon-ribbon': 'var(--warning)',
  '--coupon-ribbon-text': 'var(--on-warning)',
  '--coupon-ribbon-waiting': '#6b7280',
  '--coupon-ribbon-waiting-text': '#ffffff',
  '--coupon-tile': 'var(--visual-surface)',
  '--coupon-tile-text': 'var(--visual-text)',
  '--coupon-button-use': 'var(--visual-primary)',
  '--coupon-button-use-text': 'var(--visual-on-primary)',
  '--coupon-button-active': 'var(--success)',
  '--coupon-button-active-text': 'var(--on-success)',
  '--coupon-button-inactive': 'color-mix(in srgb, var(--visual-text) 12%, var(--visual-surface))',
  '--coupon-button-inactive-text': 'color-mix(in srgb, var(--visual-text) 80%, var(--visual-surface))',

  '--general-confirm-button-background': 'var(--visual-primary)',
  '--general-confirm-button-text': 'var(--visual-on-primary)',
} as const

/** The name of a CSS variable that a tenant's settings, or what is derived from them, may set. */
export type TenantVariable = keyof typeof defaults
