import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** A surface above the page. `pressable` is for a card that is a link as a whole. */
export const card = defineRecipe({
  className: 'card',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'block',
    minWidth: '0',
    borderRadius: 'card',
    background: 'surface',
    color: 'text',
    boxShadow: 'card',
    border: 'hairline',
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      normal: { padding: { base: 'gutter', md: '6' } },
      small: { padding: '4' },
    },
    pressable: {
      true: {
        textDecoration: 'none',
        cursor: 'pointer',
        transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
        _hover: { transform: 'translateY(-2px)' },
        _active: { transform: 'none' },
      },
    },
  },
  defaultVariants: { padding: 'normal' },
})

/** A part of a screen: its heading, perhaps a link beside it, and its content. */
export const section = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'head', 'title'],
  base: {
    root: { stack: '4', minWidth: '0', '& + &': { marginBlockStart: '8' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: 'touch',
    },
    title: { minWidth: '0', textStyle: 'heading' },
  },
})

/** Sanitised text of a club: pages, news, terms, deals. */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: 'text',
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: '4' },
    '& > * + :is(h1, h2, h3)': { marginBlockStart: '6' },
    '& h1, & h2': { textStyle: 'heading' },
    '& h3, & h4, & h5, & h6': { textStyle: 'label' },
    '& ul': { paddingInlineStart: '6', listStyle: 'disc' },
    '& ol': { paddingInlineStart: '6', listStyle: 'decimal' },
    '& li + li': { marginBlockStart: '1' },
    '& a': { textDecoration: 'underline' },
    '& img': { borderRadius: 'md' },
    '& blockquote': { paddingInlineStart: '4', borderInlineStart: '[3px solid var(--colors-hairline)]' },
    '& pre': { overflowX: 'auto' },
    '& table': { display: 'block', overflowX: 'auto' },
    '& th, & td': { padding: '2', borderBottom: 'hairline', textAlign: 'start' },
    '& th': { fontWeight: 'bold' },
    '& hr': { borderTop: 'hairline' },
  },
})

/** A picture that keeps its place before it comes and when it never does. */
export const picture = defineRecipe({
  className: 'picture',
  staticCss: ['*'],
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    background: 'subtle',
    color: 'muted',
    // Many a picture without a ground of its own is made for a white page.
    '& > img': {
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      background: '[var(--light,none)var(--dark,#ffffff)]',
    },
  },
  variants: {
    ratio: {
      wide: { aspectRatio: '[16 / 9]' },
      photo: { aspectRatio: '[4 / 3]' },
      page: { aspectRatio: '[3 / 4]' },
      own: { height: 'full' },
    },
    corners: { none: {}, card: { borderRadius: 'card' } },
  },
  defaultVariants: { ratio: 'wide', corners: 'none' },
})
