import { defineRecipe } from '@pandacss/dev'

/** The time that a coupon has left, on its tile. CPN-8. */
export const ribbon = defineRecipe({
  className: 'ribbon',
  staticCss: ['*'],
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    paddingInline: '2',
    paddingBlock: '[2px]',
    borderRadius: '[0 6px 6px 0]',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'body',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'center',
    _enlarged: { whiteSpace: 'normal' },
    // A line of no height gives the ribbon its width.
    _after: { content: 'attr(data-widest)', display: 'block', height: '0', visibility: 'hidden' },
  },
  variants: {
    tone: {
      calm: { background: 'coupon.ribbon', color: 'coupon.ribbonText' },
      // Red deep enough for white to read on.
      urgent: { background: '[color-mix(in oklab, var(--error) 80%, black)]', color: '[#ffffff]' },
      upcoming: { background: 'coupon.waiting', color: 'coupon.onWaiting' },
    },
  },
  defaultVariants: { tone: 'calm' },
})

/** A number on the corner of an icon. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    position: 'absolute',
    insetBlockStart: '[0.25rem]',
    insetInlineEnd: '[2px]',
    minWidth: '[1.125rem]',
    height: '[1.125rem]',
    paddingInline: '1',
    borderRadius: 'full',
    background: 'menu.unread',
    color: 'menu.unreadText',
    fontSize: '[0.6875rem]',
    fontWeight: 'bold',
    lineHeight: '[1.125rem]',
    textAlign: 'center',
  },
})

/** A short word in a rounded shape: a status with its icon, or the points of a member. */
export const pill = defineRecipe({
  className: 'pill',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    paddingInline: '[10px]',
    paddingBlock: '1',
    borderRadius: '[1rem]',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _enlarged: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& > svg': { width: '4', height: '4' },
  },
  variants: {
    tone: {
      neutral: { background: 'subtle', color: 'text' },
      points: { background: 'header.pill', color: 'header.pillText' },
      unread: { background: 'menu.unread', color: 'menu.unreadText' },
      success: { background: 'success.soft', color: 'success.text' },
      warning: { background: 'warning.soft', color: 'warning.text' },
      error: { background: 'error.soft', color: 'error.text' },
    },
    wraps: { true: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
  defaultVariants: { tone: 'neutral' },
})

/** A calm line across the content: offline, not verified, a note. */
export const line = defineRecipe({
  className: 'line',
  staticCss: ['*'],
  base: { hstack: '2', paddingInline: '4', paddingBlock: '3', borderRadius: 'md', textStyle: 'small' },
  variants: {
    tone: {
      neutral: { background: 'subtle', color: 'text' },
      warning: { background: 'warning.soft', color: 'text' },
      error: { background: 'error.soft', color: 'text' },
      success: { background: 'success.soft', color: 'text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
