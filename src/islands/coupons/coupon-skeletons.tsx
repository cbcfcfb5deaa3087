import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'

/** The grid layout of coupons, and of their skeletons while they load. */
export const tileGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))]',
  gap: '4',
})

/** Tiles to come, of the size of tiles. */
export function CouponSkeletons() {
  return <Skeletons className={tileGrid} count={8} shape="tile" />
}
