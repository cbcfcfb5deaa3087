import { css } from '#styled/css'

/** The layout of the screens of a member's own data: cards one below the other, with rows in them. */
export const partStyles = {
  screen: css({ stack: '6' }),
  part: css({ stack: '4' }),
  name: css({ textStyle: 'heading', overflowWrap: 'anywhere' }),
  note: css({ color: 'muted', overflowWrap: 'anywhere' }),
  small: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
  label: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  item: css({ stack: '2', paddingBlock: '4', borderTop: 'hairline' }),
  line: css({ hstack: '3', flexWrap: 'wrap' }),
} as const
