import { css } from '#styled/css'

/** The layout of the header of each page, before its parts are loaded and after. */
export const headerStyles = {
  // Its shapes need no words, so they are there before another language has come.
  bar: css({
    visibility: 'visible',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    // On a low screen, such as of a phone on its side or a page enlarged four times, the content needs the room.
    '@media (max-height: 480px)': { position: 'relative' },
    flexShrink: '0',
    bg: 'header',
    color: 'header.text',
    // The ring of the focus is drawn on this bar.
    '--focus-ring': 'var(--header-text)',
    boxShadow: '[inset 0 var(--header-border-thickness) var(--header-border-top, transparent)]',
    borderBottomStyle: 'solid',
    borderBottomWidth: 'header',
    borderBottomColor: 'header.borderBottom',
    // A browser may draw a page before it has come whole; the logo would give way to each link that comes after it.
    '&:not(:has(~ script, ~ [data-menu])) > *': { visibility: 'hidden' },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    height: 'header',
    minHeight: 'touch',
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '1', md: '3' },
  }),
  // As wide as what is in it, and the first to give way: what the club's own logo takes moves nothing here.
  tools: css({
    display: 'flex',
    flex: '[0 999 auto]',
    marginInlineStart: 'auto',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '1', sm: '3' },
  }),
  // The room of some thousand points is kept free, or the logo would give way when they come.
  points: css({
    display: 'none',
    justifyContent: 'flex-end',
    minWidth: '[clamp(3.75rem, 19vw, 4.5rem)]',
    '[data-session=member]:not([data-web=off]) &': { display: '[var(--header-points)]' },
    // On wider screens the pill has an icon, which comes with the part.
    '& > span': {
      display: '[var(--known-points-display, none)]',
      // As the recipe `pill` has it, whose code would come to every visitor.
      background: 'header.pill',
      color: 'header.pillText',
      paddingBlock: '1',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: 'bold',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      paddingInline: '2',
      '@media (max-width: 374px)': { paddingInline: '[6px]', fontSize: 'xs' },
      '@media (min-width: 600.02px)': { display: 'none' },
      '&:not(:only-child)': { display: 'none' },
      _before: { content: '[var(--known-points)]' },
    },
  }),
  // Both are kept free from the first paint on, when it is known that a member looks at the page.
  menu: css({
    display: 'none',
    flexShrink: '0',
    visibility: 'visible',
    height: '12',
    bg: 'menu',
    '--focus-ring': 'var(--menu-text)',
    '[data-session=member] &': { '@media (min-width: 600.02px)': { display: 'block' } },
  }),
  banner: css({
    flexShrink: '0',
    visibility: 'visible',
    '[data-banner=due] &': { minHeight: { base: '[6.5rem]', sm: '[3.75rem]' }, bg: 'warning.soft' },
  }),
} as const
