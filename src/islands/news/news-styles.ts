import { css } from '#styled/css'

/** The styles of messages, in the list and in full. */
export const newsStyles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  // Words begin at one line whether a message has a picture or not, so the picture stands at the end.
  item: css({ display: 'flex', gap: '4', justifyContent: 'space-between' }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  perex: css({ textStyle: 'small', overflowWrap: 'anywhere', lineClamp: '3' }),
  // High enough for the mark, so that nothing moves when it goes.
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '[26px]',
    marginBlockStart: 'auto',
    color: 'muted',
    textStyle: 'small',
  }),
  thumb: css({ flexShrink: '0', width: { base: 'thumb', sm: '[160px]' } }),
  date: css({ marginBlockStart: '2', color: 'muted' }),
} as const
