import { Ticket } from '#islands/ui/list/ticket.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { css } from '#styled/css'
import { tileGrid } from './tile-grid.ts'

/** About as wide as a button, which comes in its place. */
const button = css({ width: '24' })

/**
 * The list of coupons as it is built into its page: one tile, which a script of the page fills in with names and pictures
 * before the island is there (lib/browser/head/first-rows.ts). Time and button come with the island. CPN-1.
 */
export const CouponsPattern = () => (
  <ul className={tileGrid} data-rows="">
    <li>
      <Ticket
        eager
        href="/coupon/{id}"
        image="{img_logo}"
        level={2}
        name="{name}"
        ribbon={undefined}
        validity=""
      >
        <div className={button}>
          <Skeleton shape="row" />
        </div>
      </Ticket>
    </li>
  </ul>
)
