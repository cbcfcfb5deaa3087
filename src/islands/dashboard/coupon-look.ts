import { css } from '#styled/css'

/** A bite out of the ticket's edge, where the line to tear meets it. */
const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '[calc(clamp(88px, 32%, 112px) - 8px)]',
  width: '4',
  height: '4',
  borderRadius: 'full',
  border: 'hairline',
  background: 'page',
} as const

/** How a coupon is drawn in short: a ticket, a little lower than the tile of the list. */
export const couponLook = {
  ticket: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[clamp(88px, 32%, 112px) minmax(0, 1fr)]',
    minHeight: '[7.5rem]',
    borderRadius: 'card',
    border: 'hairline',
    background: 'coupon.tile',
    color: 'coupon.tileText',
    boxShadow: 'card',
    textDecoration: 'none',
    overflow: 'hidden',
    transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
    _hover: { transform: 'translateY(-2px)' },
    _active: { transform: 'none' },
    _before: { ...notch, insetBlockStart: '[-9px]' },
    _after: { ...notch, insetBlockEnd: '[-9px]' },
  }),
  // The picture gives way to the words: it never makes the ticket higher.
  stub: css({
    position: 'relative',
    minWidth: '0',
    borderInlineEnd: '[2px dashed var(--colors-hairline)]',
    '& > :first-child': { position: 'absolute', inset: '0' },
  }),
  ribbon: css({
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: '3',
    maxWidth: '[calc(100% - 4px)]',
    display: 'flex',
  }),
  words: css({
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    paddingInlineStart: '4',
    paddingInlineEnd: '3',
    paddingBlock: '3',
  }),
  name: css({ textStyle: 'label', textWrap: 'wrap', lineClamp: '2', overflowWrap: 'anywhere' }),
  validity: css({
    marginBlockStart: '1',
    fontSize: 'xs',
    lineHeight: 'body',
    color: '[color-mix(in srgb, var(--colors-coupon-tile-text) 82%, var(--colors-coupon-tile))]',
  }),
  cost: css({
    marginBlockStart: 'auto',
    paddingBlockStart: '1',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  }),
  active: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    marginBlockStart: 'auto',
    paddingBlockStart: '1',
    color: 'success.text',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& > svg': { width: '4', height: '4' },
  }),
} as const
