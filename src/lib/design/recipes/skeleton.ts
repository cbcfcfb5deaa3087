import { defineRecipe } from '@pandacss/dev'

/** The shape of what is still to come. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  base: {
    display: 'block',
    borderRadius: 'sm',
    background: 'hairline',
    animation: '[breathe 1.6s ease-in-out infinite]',
  },
  variants: {
    shape: {
      line: { height: '4', marginBlock: '1' },
      title: { height: '6', marginBlock: '1', width: '[60%]' },
      tile: { height: 'tile', borderRadius: 'card' },
      row: { height: '12', marginBlock: '2' },
      picture: { width: 'full', aspectRatio: '[16 / 9]', borderRadius: 'card' },
    },
    width: { full: {}, half: { width: '[50%]' }, third: { width: '[33%]' } },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})
