import { defineRecipe } from '@pandacss/dev'

/** A transparent layer of the text's colour instead of a second colour per tenant; only its opacity moves. */
const layer = {
  content: '""',
  position: 'absolute',
  inset: '0',
  zIndex: '[-1]',
  borderRadius: '[inherit]',
  background: 'current',
  opacity: '0',
  transition: '[opacity 150ms]',
} as const

/** A press. One `primary` or `confirm` per screen; the coupon tones follow CPN-2. */
export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'md',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    _enlarged: { maxWidth: 'full', paddingInline: '3', overflowWrap: 'anywhere' },
    // A contrast theme of the system paints over backgrounds: its edge is what makes a button one.
    '@media (forced-colors: active)': { border: '[1px solid ButtonBorder]' },
    _before: layer,
    _hover: { _before: { opacity: '0.1' } },
    _active: { _before: { opacity: '0.2' } },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.5', _before: { opacity: '0' } },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
    '& > [data-label]': { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '&[aria-busy=true] > [data-label]': { opacity: '0' },
    '& > [data-spinner]': { position: 'absolute', inset: '0', margin: 'auto' },
  },
  variants: {
    tone: {
      primary: { background: 'primary', color: 'onPrimary' },
      confirm: { background: 'confirm', color: 'confirm.text' },
      quiet: { border: 'control', color: 'text' },
      danger: { border: 'control', borderColor: 'error.text', color: 'error.text' },
      link: {
        paddingInline: '0',
        color: 'inherit',
        textDecoration: 'underline',
        textUnderlineOffset: '[0.2em]',
        _hover: { textDecorationThickness: '[2px]' },
        _before: { display: 'none' },
        '@media (forced-colors: active)': { border: 'none' },
      },
      home: { background: 'homepage.button', color: 'homepage.buttonText' },
      // The edge has the colour of the words: it marks what has no ground of its own.
      sidebar: { background: 'sidebar.button', color: 'sidebar.buttonText', borderWidth: '[1px]' },
      'coupon-use': { background: 'coupon.use', color: 'coupon.useText' },
      'coupon-active': { background: 'coupon.active', color: 'coupon.activeText' },
      'coupon-inactive': { background: 'coupon.inactive', color: 'coupon.inactiveText' },
    },
    size: {
      normal: {},
      // Drawn 36 px high, pressed 44 px high.
      small: {
        minHeight: '[2.25rem]',
        paddingInline: '3',
        paddingBlock: '1',
        fontSize: 'sm',
        _after: { content: '""', position: 'absolute', inset: '[-4px]' },
      },
    },
    width: { own: {}, full: { width: 'full' } },
  },
  defaultVariants: { tone: 'quiet', size: 'normal', width: 'own' },
})

/** A 44 px target around one icon; it takes the colour of the bar it stands in. */
export const iconButton = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    color: 'inherit',
    cursor: 'pointer',
    _before: layer,
    _hover: { _before: { opacity: '0.08' } },
    _active: { _before: { opacity: '0.16' } },
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
  },
})
