import { css } from '#styled/css'

/** How the head of each page is laid out, before its parts have come and after. */
export const headerLook = {
  // Its shapes need no words, so they are there before another language has come.
  bar: css({
    visibility: 'visible',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    flexShrink: '0',
    bg: 'header',
    color: 'header.text',
    // The ring of the focus is drawn on this bar.
    '--focus-ring': 'var(--header-text)',
    boxShadow: '[inset 0 var(--header-border-thickness) var(--header-border-top, transparent)]',
    borderBottomStyle: 'solid',
    borderBottomWidth: 'header',
    borderBottomColor: 'header.borderBottom',
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
  tools: css({
    display: 'flex',
    flex: '1',
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
