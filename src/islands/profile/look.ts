import { css } from '#styled/css'

/** How the profile is laid out: cards under each other, rows to press in them. */
export const look = {
  screen: css({ display: 'flex', flexDirection: 'column', gap: '6' }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  // As high as a name, an e-mail and a mark, so that nothing moves when they come.
  waiting: css({ display: 'flex', flexDirection: 'column', gap: '2', minHeight: '[90.5px]' }),
  // As high as a field with its help, so that nothing moves when it comes.
  language: css({ minHeight: '[148px]' }),
  title: css({ textStyle: 'title', mb: '6' }),
  name: css({ textStyle: 'heading', overflowWrap: 'anywhere' }),
  said: css({ color: 'muted', overflowWrap: 'anywhere' }),
  small: css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' }),
  label: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  lineOfText: css({ display: 'block' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minHeight: '12',
    paddingBlock: '3',
    borderTop: 'hairline',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  }),
  words: css({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
  }),
  item: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingBlock: '4',
    borderTop: 'hairline',
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
} as const
