import { css } from '#styled/css'
import { classNames } from '../ui/class-name.ts'
import { paper } from '../ui/code/paper.ts'

/** A phone on its side: the code and its number come first. */
const lowScreen = '@media (max-height: 480px)'

/** The layout of a card and of the pairing form: side by side, or one below the other on a phone. */
export const styles = {
  screen: css({ stack: '4' }),
  ways: css({
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    md: { gridTemplateColumns: '[minmax(0, 7fr) minmax(0, 3fr)]' },
  }),
  // What can be done with the card stands beside it where both have room, else below it.
  hand: css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'flex-start' }),
  tools: css({ flex: '[1 1 15rem]', stack: '4', minWidth: '0', maxWidth: '[420px]' }),
  waiting: css({ stack: '5', width: 'full', maxWidth: '[420px]' }),
  form: css({ stack: '5' }),
  part: css({ stack: '4' }),
  // As wide as the card that it shows.
  done: css({ stack: '4', maxWidth: 'toast' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
  title: css({ textStyle: 'heading', _focus: { outline: 'none' } }),
  front: css({
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
  number: css({ fontSize: 'lg', fontWeight: 'bold' }),
  // A card as wallets hold it: the club's head, whose it is, and the code.
  pass: css({
    // It takes its room first, and what is left goes to what stands beside it.
    flex: '[99 1 20rem]',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    maxWidth: '[420px]',
    borderRadius: 'dialog',
    border: 'hairline',
    boxShadow: 'card',
    overflow: 'hidden',
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    height: '16',
    paddingInline: '6',
    // The page has it above already, and the code is needed first.
    [lowScreen]: { display: 'none' },
    bg: 'header',
    color: 'header.text',
    forcedColorAdjust: 'none',
  }),
  logo: css({ width: 'logo', height: '8', objectFit: 'contain', objectPosition: 'left' }),
  // The head's script knows the logo of a club that was here before; see frame/header.tsx.
  knownLogo: css({
    width: 'logo',
    height: '8',
    backgroundImage: '[var(--header-logo, none)]',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left',
    backgroundSize: 'contain',
  }),
  holder: css({
    stack: '4',
    padding: '6',
    [lowScreen]: { flexDirection: 'column-reverse', gap: '2', paddingBlock: '3' },
    background: 'primary',
    color: 'onPrimary',
    // A ripple in the corner that no words reach: their contrast stays what it is.
    backgroundImage: '[radial-gradient(circle at 100% 0, #8883 54px, #0000 55px)]',
  }),
  name: css({ textStyle: 'heading', overflowWrap: 'anywhere', paddingInlineEnd: '8' }),
  digits: css({
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
  small: css({ textStyle: 'small' }),
  pad: classNames(
    paper,
    css({ paddingBlock: '4', [lowScreen]: { order: '-1', paddingBlock: '2' }, textAlign: 'center' }),
  ),
  bars: css({ width: 'full', height: '24' }),
  square: css({ width: '[200px]', aspectRatio: '1', marginInline: 'auto' }),
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
