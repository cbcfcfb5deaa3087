import { css } from '#styled/css'

/** The grid layout of rewards, and of their skeletons while they load: two on a phone, three elsewhere. */
export const rewardGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(9.5rem, (100% - 2rem) / 3), 1fr))]',
  gap: '4',
})
