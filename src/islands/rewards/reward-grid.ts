import { css } from '#styled/css'

/** How rewards stand beside and below each other, and their shapes before they come: two on a phone, three elsewhere. */
export const rewardGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(9.5rem, (100% - 2rem) / 3), 1fr))]',
  gap: '4',
})
