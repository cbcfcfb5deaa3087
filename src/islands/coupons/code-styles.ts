import { classNames } from '#islands/ui/class-name.ts'
import { paper } from '#islands/ui/code/paper.ts'
import { css } from '#styled/css'

const bite = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '[-10px]',
  width: '5',
  height: '5',
  borderRadius: 'full',
  border: 'hairline',
  background: 'page',
} as const

/** A phone on its side: the code and its digits come first, what can be done with them beside them. */
const onItsSide = '@media (max-height: 480px) and (min-width: 600px)'

/** The styles of a code shown at the till: large, and black on white whatever the club's colours are. */
export const codeStyles = {
  // On a phone as wide as the page, and so is what is scanned.
  ticket: css({
    marginInline: { base: '-gutter', sm: '0' },
    borderRadius: { base: 'none', sm: 'dialog' },
    border: 'hairline',
    borderInline: { base: 'none', sm: 'hairline' },
    background: 'surface',
    color: 'text',
    boxShadow: 'card',
    overflow: 'hidden',
    [onItsSide]: {
      order: '-1',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 15rem)]',
      alignItems: 'stretch',
    },
  }),
  panel: css({
    stack: '4',
    alignItems: 'center',
    paddingInline: '4',
    paddingBlock: '6',
    textAlign: 'center',
    [onItsSide]: { gap: '2', padding: '3', justifyContent: 'center' },
  }),
  lead: css({ textStyle: 'label', textWrap: 'balance', [onItsSide]: { order: '1' } }),
  pad: classNames(
    paper,
    css({
      width: { base: '[calc(100% + 2 * var(--spacing-gutter))]', sm: 'full' },
      maxWidth: { sm: '[26.25rem]' },
      marginInline: { base: '-gutter', sm: '0' },
      paddingBlock: '3',
      borderRadius: { sm: 'md' },
      [onItsSide]: { paddingBlock: '0' },
    }),
  ),
  bars: css({ width: 'full', height: '24' }),
  square: css({ width: '[200px]', aspectRatio: '1', marginInline: 'auto' }),
  code: css({
    // Sixteen digits take one line of a phone.
    fontSize: '[clamp(1.125rem, 6.4vw, 2.5rem)]',
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: '[0.06em]',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    [onItsSide]: { fontSize: 'lg' },
    '& [data-code] > span': { display: 'inline-block', marginInline: '[0.16em]' },
  }),
  foot: css({
    position: 'relative',
    hstack: '4',
    flexWrap: 'wrap',
    padding: '4',
    paddingBlockStart: '5',
    borderTop: '[2px dashed var(--colors-hairline)]',
    _before: { ...bite, insetInlineStart: '[-11px]' },
    _after: { ...bite, insetInlineEnd: '[-11px]' },
    [onItsSide]: {
      gap: '2',
      padding: '3',
      borderTop: 'none',
      borderInlineStart: '[2px dashed var(--colors-hairline)]',
      _before: { insetInline: '[-11px auto]', insetBlock: '[-11px auto]' },
      _after: { insetInline: '[-11px auto]', insetBlock: '[auto -11px]' },
    },
  }),
  // Two buttons stand beside each other where their words have room.
  actions: css({
    flex: '[1 1 18rem]',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minWidth: '0',
    [onItsSide]: { flexBasis: 'full' },
    '& > button': { flex: '[1 1 auto]', maxWidth: 'full', paddingInline: '3' },
  }),
  expired: css({
    stack: '4',
    alignItems: 'center',
    paddingInline: '4',
    paddingBlock: '8',
    textAlign: 'center',
    color: 'muted',
  }),
} as const
