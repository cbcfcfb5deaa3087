import { defineRecipe } from '@pandacss/dev'

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
