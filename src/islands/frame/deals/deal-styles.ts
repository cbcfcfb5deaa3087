import { css } from '#styled/css'

/** The styles of the cards in the sidebar. */
export const dealStyles = {
  card: css({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: 'hairline',
    borderRadius: 'card',
    bg: 'sidebar',
    color: 'sidebar.text',
    // What parts of the kit draw in the page's colour stands on the sidebar's here.
    '--visual-text': 'var(--sidebar-text)',
    '--focus-ring': 'var(--sidebar-text)',
    boxShadow: 'card',
  }),
  words: css({ display: 'flex', flexDirection: 'column', gap: '1', padding: '4' }),
  title: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  excerpt: css({ textStyle: 'small', lineClamp: '3', overflowWrap: 'anywhere' }),
  foot: css({
    marginBlockStart: 'auto',
    paddingInline: '4',
    paddingBlock: '3',
    borderTop: '[1px solid {colors.sidebar.divider}]',
  }),
  body: css({ textStyle: 'small', '& :is(h1, h2, h3)': { textStyle: 'label' } }),
  toggle: css({ paddingInline: '0', textDecoration: 'none', _hover: { textDecoration: 'underline' } }),
  arrow: css({
    transition: '[transform 200ms ease-out]',
    '[aria-expanded=true] &': { transform: 'rotate(180deg)' },
  }),
  unfolded: css({
    paddingInline: '4',
    paddingBlockEnd: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
  }),
} as const
