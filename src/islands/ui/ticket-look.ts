import { css } from '#styled/css'

/** A bite out of the ticket's edge, where the line to tear meets it. */
const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '[calc(clamp(96px, 32%, 128px) - 8px)]',
  width: '4',
  height: '4',
  borderRadius: 'full',
  border: 'hairline',
  background: 'page',
} as const

/** How a coupon's ticket is drawn: 150 px high, with its stub on the left. Spec §2, coupon tile. */
export const ticketLook = {
  ticket: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[clamp(96px, 32%, 128px) minmax(0, 1fr)]',
    height: 'tile',
    borderRadius: 'card',
    border: 'hairline',
    background: 'coupon.tile',
    color: 'coupon.tileText',
    boxShadow: 'card',
    overflow: 'hidden',
    // Tickets far off the screen are not drawn; their height is known, so nothing jumps.
    contentVisibility: 'auto',
    containIntrinsicHeight: '[150px]',
    transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
    '@media (hover: hover)': { '&:hover:not(:has(button:hover))': { transform: 'translateY(-2px)' } },
    _before: { ...notch, insetBlockStart: '[-9px]' },
    _after: { ...notch, insetBlockEnd: '[-9px]' },
  }),
  stub: css({
    position: 'relative',
    minWidth: '0',
    height: 'full',
    borderInlineEnd: '[2px dashed var(--colors-hairline)]',
  }),
  ribbon: css({
    position: 'absolute',
    insetInlineStart: '0',
    insetBlockStart: '3',
    maxWidth: '[calc(100% - 4px)]',
    display: 'flex',
    '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 'tight', lineClamp: 2 },
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: '0',
    paddingInlineStart: '4',
    paddingInlineEnd: '3',
    paddingBlock: '3',
  }),
  name: css({ width: 'full', textStyle: 'label' }),
  link: css({
    lineClamp: 2,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    // The whole ticket opens the coupon; what lies above this does not.
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-4px]' },
    },
  }),
  validity: css({
    marginBlockStart: '1',
    width: 'full',
    fontSize: 'xs',
    lineHeight: 'body',
    fontVariantNumeric: 'tabular-nums',
    lineClamp: 2,
    color: 'coupon.tileQuiet',
  }),
  // A button lies above the link that covers the ticket.
  foot: css({ marginBlockStart: 'auto', maxWidth: 'full', '& button': { zIndex: 'raised' } }),
} as const
