import { css } from '#styled/css'

/** The grid layout of coupons, and of their skeletons while they load. */
export const tileGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))]',
  gap: '4',
})
