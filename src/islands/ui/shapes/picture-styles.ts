import { css } from '#styled/css'

const grid = { display: 'grid', gap: '4' } as const

/** The layout of a list of cards with a picture: `photo` is landscape, `page` is portrait. */
export const pictureGrid = {
  photo: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 13rem), 1fr))]' }),
  page: css(grid, { gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]' }),
} as const
