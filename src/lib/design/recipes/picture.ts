import { defineRecipe } from '@pandacss/dev'

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
    '& > img': { width: 'full', height: 'full', background: '[var(--light,none)var(--dark,#ffffff)]' },
  },
  variants: {
    ratio: {
      wide: { aspectRatio: '[16 / 9]' },
      photo: { aspectRatio: '[4 / 3]' },
      page: { aspectRatio: '[3 / 4]' },
      own: { height: 'full' },
    },
    fit: { cover: { '& > img': { objectFit: 'cover' } }, contain: { '& > img': { objectFit: 'contain' } } },
    corners: { none: {}, card: { borderRadius: 'card' } },
  },
  defaultVariants: { ratio: 'wide', fit: 'cover', corners: 'none' },
})
