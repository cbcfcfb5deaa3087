import { defineSlotRecipe } from '@pandacss/dev'

/** In the only column of a wide list a ticket has its picture beside its name; elsewhere below it. */
const roomy = '@container tickets (25rem <= width < 38.5rem)'
/** On the narrowest screens, and on any screen at 400 %. */
const cramped = '@media (max-width: 359.98px)'

/** A bite out of the ticket's edge, where the line to tear meets it. */
const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '[calc(3.375rem - 5px)]',
  width: '3',
  height: '3',
  borderRadius: 'full',
  border: 'hairline',
  background: 'page',
  // Above the picture, which has a place of its own.
  zIndex: 'raised',
  _enlarged: { display: 'none' },
} as const
const roomyNotch = { insetInline: '[119px auto]', width: '4', height: '4' } as const

const tear = '[2px dashed var(--colors-hairline)]'

/**
 * A coupon's ticket: 150 px high, more where its letters are larger, with a stub to tear off. Two lines of its name hold 45
 * characters in every language, on every screen. One rule for each of its elements, and one container for a list: a list
 * of tickets is the largest part of what a phone styles and lays out.
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['list', 'place', 'root', 'stub', 'name', 'link', 'body', 'time', 'validity', 'foot'],
  base: {
    list: {
      containerType: 'inline-size',
      containerName: 'tickets',
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))]',
      gap: '4',
    },
    // Tickets far off the screen are not drawn; their least height is known, so nothing jumps. What is drawn apart
    // cuts off shadows and focus rings beyond its edge.
    place: {
      contentVisibility: 'auto',
      containIntrinsicHeight: '[auto 9.375rem]',
      margin: '[-8px]',
      padding: '2',
    },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[94px minmax(0, 1fr)]',
      gridTemplateRows: '[minmax(3.375rem, auto) 1fr]',
      gridTemplateAreas: '"name name" "stub body"',
      minHeight: 'tile',
      borderRadius: 'card',
      border: 'hairline',
      background: 'coupon.tile',
      color: 'coupon.tileText',
      boxShadow: 'card',
      overflow: 'hidden',
      transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
      '@media (hover: hover)': { '&:hover:not(:has(button:hover))': { transform: 'translateY(-2px)' } },
      _before: { ...notch, insetInlineStart: '[-7px]' },
      _after: { ...notch, insetInlineEnd: '[-7px]' },
      [cramped]: { gridTemplateColumns: '[80px minmax(0, 1fr)]' },
      // The words need the room of the picture.
      _enlarged: { gridTemplateColumns: '[minmax(0, 1fr)]', gridTemplateAreas: '"name" "body"' },
      [roomy]: {
        gridTemplateColumns: '[128px minmax(0, 1fr)]',
        gridTemplateRows: '[auto 1fr]',
        gridTemplateAreas: '"stub name" "stub body"',
        _before: { ...roomyNotch, insetBlock: '[-9px auto]' },
        _after: { ...roomyNotch, insetBlock: '[auto -9px]' },
      },
    },
    stub: {
      gridArea: 'stub',
      position: 'relative',
      overflow: 'hidden',
      borderBlockStart: tear,
      // The height of a ticket is that of its words.
      '& > *': { position: 'absolute', inset: '0' },
      _enlarged: { display: 'none' },
      [roomy]: { borderBlockStart: 'none', borderInlineEnd: tear },
    },
    name: {
      gridArea: 'name',
      alignSelf: 'center',
      minWidth: '0',
      paddingInline: '3',
      _enlarged: { paddingBlock: '1' },
      textStyle: 'label',
      [cramped]: { fontSize: 'sm' },
      [roomy]: { alignSelf: 'start', paddingInlineStart: '4', paddingBlockStart: '3' },
    },
    link: {
      lineClamp: 2,
      _enlarged: { lineClamp: 5 },
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      // The whole ticket opens the coupon; what lies above this does not.
      _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      _focusVisible: {
        outline: 'none',
        _before: { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-4px]' },
      },
    },
    body: {
      gridArea: 'body',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      _enlarged: { gap: '1' },
      minWidth: '0',
      paddingInline: '3',
      paddingBlockStart: '[6px]',
      paddingBlockEnd: '2',
      borderBlockStart: tear,
      // A button of two lines, below a ribbon and its validity, fits too.
      [cramped]: { paddingBlockEnd: '[7px]' },
      [roomy]: {
        paddingInlineStart: '4',
        paddingBlockStart: '1',
        paddingBlockEnd: '3',
        borderBlockStart: 'none',
      },
    },
    // The ribbon stands before the time that is left, above it where both do not fit beside each other.
    time: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      maxWidth: 'full',
      '& > span': { borderRadius: 'sm', paddingBlock: '0', textOverflow: 'ellipsis' },
    },
    validity: {
      maxWidth: 'full',
      fontSize: 'xs',
      lineHeight: 'body',
      lineClamp: 1,
      _enlarged: { lineClamp: 'none' },
      color: 'coupon.tileQuiet',
    },
    // A button lies above the link that covers the ticket.
    foot: {
      display: 'flex',
      alignItems: 'center',
      marginBlockStart: 'auto',
      maxWidth: 'full',
      _enlarged: { flexWrap: 'wrap' },
      // A button's words take two lines where they do not fit.
      '& > :first-child': { minWidth: '0' },
      '& button': { zIndex: 'raised' },
    },
  },
})
