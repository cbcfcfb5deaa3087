import { defineKeyframes, defineSemanticTokens, defineTextStyles, defineTokens } from '@pandacss/dev'

const spacing = {
  '0': { value: '0px' },
  '1': { value: '0.25rem' },
  '2': { value: '0.5rem' },
  '3': { value: '0.75rem' },
  '4': { value: '1rem' },
  '5': { value: '1.25rem' },
  '6': { value: '1.5rem' },
  '8': { value: '2rem' },
  '10': { value: '2.5rem' },
  '12': { value: '3rem' },
  '16': { value: '4rem' },
  '24': { value: '6rem' },
  /** Beside the content of a phone; it does not grow with letters that need the room. */
  gutter: { value: 'min(1rem, 5vw)' },
}

/** The widths from which a layout may change. WHL-7: 600, 768, 1024, 1280. */
export const breakpoints = { sm: '600px', md: '768px', lg: '1024px', xl: '1280px' }

/** Every raw value the portal is drawn with: space in multiples of 4 px, six type sizes, two shadows. */
export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    fit: { value: 'fit-content' },
    screen: { value: '100dvh' },
    icon: { value: '1.25rem' },
    iconLarge: { value: '1.5rem' },
    touch: { value: '2.75rem' },
    thumb: { value: '4.5rem' },
    tile: { value: '9.375rem' },
    toast: { value: '20rem' },
    modal: { value: '25rem' },
    text: { value: '70ch' },
    drawer: { value: '70vw' },
    fileList: { value: '18.75rem' },
    terms: { value: '500px' },
    page: { value: '1140px' },
  },
  fonts: { body: { value: "var(--visual-font), 'Montserrat Fallback', Arial, sans-serif" } },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    xxl: { value: '2rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, bold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, body: { value: '1.5' } },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    md: { value: '8px' },
    card: { value: '12px' },
    dialog: { value: '16px' },
    full: { value: '999px' },
  },
  shadows: {
    none: { value: 'none' },
    card: { value: '0 1px 2px rgb(15 20 30 / 0.06), 0 2px 8px rgb(15 20 30 / 0.06)' },
    dialog: { value: '0 8px 16px rgb(15 20 30 / 0.08), 0 16px 48px rgb(15 20 30 / 0.18)' },
  },
  borders: { none: { value: 'none' } },
  zIndex: { raised: { value: 1 }, header: { value: 20 }, dialog: { value: 100 }, toast: { value: 300 } },
})

const from = (variable: string) => ({ value: `var(--${variable})` })

/** The purpose of each colour; the values are the tenant's variables, whose defaults stand in `defaults.ts`. WHL-2. */
export const semanticTokens = defineSemanticTokens({
  borders: {
    hairline: { value: '1px solid {colors.hairline}' },
    control: { value: '1px solid {colors.control}' },
  },
  colors: {
    page: from('visual-background'),
    surface: from('visual-surface'),
    text: from('visual-text'),
    muted: from('visual-muted'),
    hairline: from('visual-hairline'),
    control: from('visual-control'),
    subtle: from('visual-subtle'),
    primary: from('visual-primary'),
    onPrimary: from('visual-on-primary'),
    focus: from('focus-ring'),
    scrim: { value: 'rgb(15 20 30 / 0.5)' },
    transparent: { value: 'transparent' },
    inherit: { value: 'inherit' },
    current: { value: 'currentColor' },
    error: { text: from('error-text'), soft: from('error-soft') },
    warning: { text: from('warning-text'), soft: from('warning-soft') },
    success: { text: from('success-text'), soft: from('success-soft') },
    header: {
      DEFAULT: from('header-background'),
      text: from('header-text'),
      logo: from('header-logo-ground'),
      borderBottom: from('header-border-bottom'),
      pill: from('header-points-pillbox'),
      pillText: from('header-points-pillbox-text'),
    },
    menu: {
      DEFAULT: from('menu-background'),
      text: from('menu-text'),
      underline: from('menu-underline'),
      mobile: from('menu-mobile-menu-background'),
      mobileText: from('menu-mobile-menu-text'),
      unread: from('menu-unread-news-background'),
      unreadText: from('menu-unread-news-text'),
    },
    footer: { DEFAULT: from('footer-background'), text: from('footer-text') },
    sidebar: {
      DEFAULT: from('sidebar-background'),
      text: from('sidebar-text'),
      button: from('sidebar-button'),
      buttonText: from('sidebar-button-text'),
      divider: from('sidebar-button-divider'),
    },
    homepage: { button: from('homepage-button'), buttonText: from('homepage-button-text') },
    coupon: {
      ribbon: from('coupon-ribbon'),
      ribbonText: from('coupon-ribbon-text'),
      waiting: from('coupon-ribbon-waiting'),
      onWaiting: from('coupon-ribbon-waiting-text'),
      tile: from('coupon-tile'),
      tileText: from('coupon-tile-text'),
      tileQuiet: from('coupon-tile-quiet'),
      tileSuccess: from('coupon-tile-success'),
      use: from('coupon-button-use'),
      useText: from('coupon-button-use-text'),
      active: from('coupon-button-active'),
      activeText: from('coupon-button-active-text'),
      inactive: from('coupon-button-inactive'),
      inactiveText: from('coupon-button-inactive-text'),
    },
    confirm: {
      DEFAULT: from('general-confirm-button-background'),
      text: from('general-confirm-button-text'),
    },
  },
  sizes: { header: from('header-height'), logo: from('header-logo-width') },
  borderWidths: { header: from('header-border-thickness') },
})

/** The few movements of the portal; only opacity and transform, so that nothing is laid out anew. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(1turn)' } },
  breathe: { '50%': { opacity: '0.5' } },
  appear: { from: { opacity: '0' } },
  vanish: { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(1rem)' } },
  sink: { to: { opacity: '0', transform: 'translateY(1rem)' } },
  enter: { from: { transform: 'translateX(100%)' } },
  leave: { to: { transform: 'translateX(100%)' } },
})

/** The kinds of text; a screen picks one of these instead of mixing sizes and weights. */
export const textStyles = defineTextStyles({
  title: {
    value: { fontSize: { base: 'xl', md: 'xxl' }, fontWeight: 'bold', lineHeight: 'tight' },
  },
  heading: { value: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' } },
  label: { value: { fontSize: 'md', fontWeight: 'bold', lineHeight: 'tight' } },
  body: { value: { fontSize: 'md', fontWeight: 'normal', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', fontWeight: 'normal', lineHeight: 'body' } },
  caption: { value: { fontSize: 'xs', fontWeight: 'medium', lineHeight: 'body' } },
})
