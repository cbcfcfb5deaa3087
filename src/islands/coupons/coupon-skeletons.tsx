import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { tileGrid } from './tile-grid.ts'

/** Tiles to come, of the size of tiles. */
export function CouponSkeletons() {
  const words = useWords()
  return <Skeletons className={tileGrid} count={8} label={words.common.loading()} shape="tile" />
}
