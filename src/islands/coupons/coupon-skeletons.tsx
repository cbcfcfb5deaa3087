import { ticketList } from '#islands/ui/list/ticket.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'

/** Tiles to come, of the size of tiles. */
export function CouponSkeletons() {
  return <Skeletons className={ticketList} count={8} shape="tile" />
}
