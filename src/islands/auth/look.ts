import { css } from '#styled/css'

/** How the forms of signing in are laid out; the frame around them is the shell's. */
export const look = {
  // As high as what comes, so that the frame does not jump: the page, the form by password, the form by SMS.
  blank: css({ minHeight: '[27rem]' }),
  blankPassword: css({ minHeight: '[25.2rem]' }),
  blankSms: css({ minHeight: '[22.8rem]' }),
  heading: css({
    mb: '6',
    '& h1': { textStyle: 'title' },
    '& p': { mt: '2', color: 'muted', maxWidth: 'text' },
  }),
  notice: css({ mb: '6' }),
  form: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  aside: css({ alignSelf: 'flex-start', mt: '-4' }),
  others: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    mt: '6',
    pt: '6',
    borderTop: 'hairline',
  }),
  question: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    color: 'muted',
  }),
  sent: css({ mt: '-4', color: 'muted', overflowWrap: 'anywhere' }),
  resend: css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '5' }),
  wait: css({ color: 'muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
  step: css({ textStyle: 'heading', mb: '5', _focus: { outline: 'none' } }),
  points: css({ display: 'flex', flexDirection: 'column', gap: '4', mb: '6' }),
  point: css({ display: 'flex', alignItems: 'flex-start', gap: '3' }),
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
  anew: css({ display: 'flex', flexDirection: 'column', gap: '5', mt: '6', pt: '6', borderTop: 'hairline' }),
  farewell: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '5',
    textAlign: 'center',
  }),
  drawing: css({ width: '[min(200px, 60vw)]', aspectRatio: '[4 / 3]', color: 'muted' }),
  waiting: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
} as const
