import { defineTextStyles } from '@pandacss/dev'

/** The kinds of text; a screen picks one of these instead of mixing sizes and weights. */
export const textStyles = defineTextStyles({
  title: {
    value: { fontSize: { base: 'xl', md: 'xxl' }, fontWeight: 'bold', lineHeight: 'tight' },
  },
  heading: { value: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight' } },
  label: { value: { fontSize: 'md', fontWeight: 'bold', lineHeight: 'tight' } },
  body: { value: { fontSize: 'md', fontWeight: 'normal', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', fontWeight: 'normal', lineHeight: 'body' } },
  caption: { value: { fontSize: 'xs', fontWeight: 'medium', lineHeight: 'body' } },
})
