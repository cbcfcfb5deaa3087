import { css } from '#styled/css'

/** The layout of the screens of a member's own data: cards one below the other, with rows in them. */
export const partStyles = {
  screen: css({ display: 'flex', flexDirection: 'column', gap: '6' }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  name: css({ textStyle: 'heading', overflowWrap: 'anywhere' }),
  note: css({ color: 'muted', overflowWrap: 'anywhere' }),
  small: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
  label: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  item: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingBlock: '4',
    borderTop: 'hairline',
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
} as const
