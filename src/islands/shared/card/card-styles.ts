import { classNames } from '#islands/ui/class-name.ts'
import { paper } from '#islands/ui/code/paper.ts'
import { css } from '#styled/css'

/** A phone on its side: the code and its number come first. */
const lowScreen = '@media (max-height: 480px)'

/** The ground that the club's logo is made for; see frame/header.tsx. */
const plate = {
  bg: 'header.logo',
  boxShadow: '[6px 0 var(--header-logo-ground), -6px 0 var(--header-logo-ground)]',
  borderRadius: 'sm',
} as const

/** The card with its code, and what can be done with it. */
export const cardStyles = {
  // What can be done with the card stands beside it where both have room, else below it.
  hand: css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'flex-start' }),
  tools: css({ flex: '[1 1 15rem]', stack: '4', minWidth: '0', maxWidth: '[26.25rem]' }),
  // A card as wallets hold it: the club's head, whose it is, and the code.
  pass: css({
    // It takes its room first, and what is left goes to what stands beside it.
    flex: '[99 1 20rem]',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    maxWidth: '[26.25rem]',
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
  logo: css(plate, { width: 'logo', height: '8', objectFit: 'contain', objectPosition: 'left' }),
  // The head's script knows the logo of a club that was here before; see frame/header.tsx.
  knownLogo: css(plate, {
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
} as const
