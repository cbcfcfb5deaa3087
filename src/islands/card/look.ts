import { css } from '#styled/css'

/** How the pairing of a card is laid out: the number beside the virtual card, one under the other on a phone. */
export const look = {
  screen: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  ways: css({
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    md: { gridTemplateColumns: '[minmax(0, 7fr) minmax(0, 3fr)]' },
  }),
  form: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  // As wide as the card that it shows.
  done: css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'toast' }),
  said: css({ color: 'muted', maxWidth: 'text' }),
  title: css({ textStyle: 'heading', _focus: { outline: 'none' } }),
  face: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 'full',
    maxWidth: 'toast',
    aspectRatio: '[8 / 5]',
    padding: '6',
    borderRadius: 'dialog',
    background: 'primary',
    color: 'onPrimary',
    boxShadow: 'card',
  }),
  number: css({ fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }),
  camera: css({
    '& > video': {
      width: 'full',
      aspectRatio: '[4 / 3]',
      objectFit: 'cover',
      borderRadius: 'card',
      background: 'text',
    },
  }),
} as const
