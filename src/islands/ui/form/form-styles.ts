import { css } from '#styled/css'

/** The layout of the sign-in and registration forms; the frame around them belongs to the shell. */
export const formStyles = {
  heading: css({
    mb: '6',
    '& h1': { textStyle: 'title' },
    '& p': { mt: '2', color: 'muted', maxWidth: 'text' },
  }),
  notice: css({ mb: '6' }),
  form: css({ stack: '5' }),
  aside: css({ alignSelf: 'flex-start', mt: '-4' }),
  others: css({ stack: '4', mt: '6', pt: '6', borderTop: 'hairline' }),
  question: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    color: 'muted',
  }),
  sent: css({ mt: '-4', color: 'muted', overflowWrap: 'anywhere' }),
  wait: css({ color: 'muted', textStyle: 'small' }),
  waiting: css({ stack: '5' }),
} as const
