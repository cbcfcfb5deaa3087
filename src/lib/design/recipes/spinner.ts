import { defineRecipe } from '@pandacss/dev'

/** A ring with a gap that turns. */
export const spinner = defineRecipe({
  className: 'spinner',
  staticCss: ['*'],
  base: {
    display: 'block',
    flexShrink: '0',
    border: '[2px solid color-mix(in srgb, currentColor 25%, transparent)]',
    borderTopColor: 'current',
    borderRadius: 'full',
    animation: '[spin 0.8s linear infinite]',
  },
  variants: { size: { small: { width: '5', height: '5' }, large: { width: '10', height: '10' } } },
  defaultVariants: { size: 'small' },
})
