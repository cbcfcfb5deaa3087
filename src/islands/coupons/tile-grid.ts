import { css } from '#styled/css'

/** How coupons stand beside and below each other, and their shapes before they come. */
export const tileGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))]',
  gap: '4',
})
