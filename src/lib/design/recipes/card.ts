import { defineRecipe } from '@pandacss/dev'

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
      normal: { padding: { base: '4', md: '6' } },
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
