import { css } from '#styled/css'

/** The styles of the detail screen of one item: a coupon, a reward. */
export const detailStyles = {
  back: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    marginBlockStart: '[-12px]',
    textDecoration: 'none',
    fontSize: 'sm',
    fontWeight: 'medium',
    _enlarged: { lineHeight: 'tight' },
    color: 'muted',
    _hover: { color: 'text', textDecoration: 'underline' },
  }),
  article: css({ stack: '6', minWidth: '0' }),
  // Where there is room the picture stands beside the name and the button, the story below.
  offer: css({
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 1fr)]',
    gridTemplateRows: '[auto 1fr auto]',
    gridTemplateAreas: '"picture head" "picture action" "story story"',
    gap: '6',
    minWidth: '0',
    // On a phone the main action is at the end of the window from the start: a story that comes must not move the button
    // away under the finger that presses it.
    minHeight: { base: 'screen', md: '0' },
    '& > [data-area=picture]': { gridArea: 'picture' },
    '& > [data-area=head]': { gridArea: 'head' },
    '& > [data-area=action]': { gridArea: 'action' },
    '& > [data-area=story]': { gridArea: 'story' },
  }),
  picture: css({ position: 'relative' }),
  head: css({ stack: '2' }),
  title: css({ textStyle: 'title', overflowWrap: 'anywhere', _focusVisible: { outline: 'none' } }),
  validity: css({ hstack: '2', color: 'muted' }),
  // On a phone the main action stays within the thumb's reach while the story is read, above the bar of places and
  // clear of its raised card. What it says of itself is in it: it lies over all else.
  action: css({
    stack: '3',
    alignItems: { md: 'flex-start' },
    position: { base: 'sticky', md: 'static' },
    insetBlockEnd: '[var(--bar, 0)]',
    zIndex: 'raised',
    margin: { md: '0' },
    marginBlockStart: { base: 'auto' },
    marginInline: { base: '-gutter' },
    padding: { md: '0' },
    paddingInline: { base: 'gutter' },
    paddingBlock: { base: '3' },
    paddingBlockEnd: { base: '[max(24px, env(safe-area-inset-bottom) - var(--bar, 0px))]' },
    background: { base: 'page', md: 'transparent' },
    '& > *, & > * > button': { width: { base: 'full', md: 'auto' } },
    '& button': { minWidth: { md: '[15rem]' } },
    // On a screen of few lines it would cover the story.
    '@media (max-height: 30em)': { position: 'static' },
  }),
} as const
