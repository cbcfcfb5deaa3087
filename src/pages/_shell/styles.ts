import { css } from '#styled/css'

/** The drawing of the static shell; the frames (RTE-9) follow from attributes of the root element. */
export const styles = {
  body: css({ display: 'flex', flexDirection: 'column', minHeight: 'screen', bg: 'page', color: 'text' }),
  skip: css({
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'toast',
    p: '3',
    bg: 'surface',
    color: 'text',
    borderRadius: 'sm',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none', boxShadow: 'dialog' },
  }),
  pageError: css({
    m: '4',
    p: '4',
    bg: 'error.soft',
    color: 'error.text',
    borderRadius: 'card',
    textAlign: 'center',
  }),
  layout: css({
    width: 'full',
    // Frames may ask for less; see frames.css.
    maxWidth: '[var(--frame-width, 1140px)]',
    mx: 'auto',
    // What a club's own header takes when its settings come after the first paint; see head/theme.ts.
    mt: '[var(--header-late, 0)]',
    px: { base: 'gutter', md: '6' },
    py: { base: '6', md: '8' },
    '@media (max-height: 480px)': { py: '3' },
    // WHL-7; fixed, so that nothing moves when the footer comes.
    minHeight: '[calc(100dvh - 350px)]',
  }),
  main: css({
    minWidth: '0',
    _focus: { outline: 'none' },
  }),
  heading: css({
    mb: '6',
    '@media (max-height: 480px)': { mb: '3' },
    '& h1': { textStyle: 'title' },
    '& p': { mt: '2', color: 'muted', maxWidth: 'text' },
  }),
  aside: css({ display: { base: 'none', md: 'block' } }),
  picture: css({
    position: 'relative',
    height: 'full',
    overflow: 'hidden',
    borderRadius: 'dialog',
    '& :is(svg, img)': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
  }),
  // Gone once the picture covers it, or its colour would shine through at the corners.
  pattern: css({
    bg: 'primary',
    color: 'onPrimary',
    '&:has(~ * [data-here])': { visibility: 'hidden', transition: '[visibility 0s 250ms]' },
  }),
} as const
