// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import { LoadMore } from '#islands/ui/load-more.tsx'
import type { Coupon } from '#lib/domain/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { useShown } from '#lib/queries/use-shown.ts'
import { CouponTile } from './coupon-tile.tsx'
import { tileGrid } from './tile-grid.ts'

/** Tiles whose pictures are on the first screen of a phone. */
const first = 4

interface CouponTilesProps {
  coupons: readonly Coupon[]
  member: Member | undefined
  /** The server has more. */
  more: boolean
  loading: boolean
  /** Why the last try for more failed. */
  failed: TroubleName | undefined
  onMore: () => void
}

/** The coupons that are here, a page at a time; the server is asked for more when they run short. */
export function CouponTiles(props: CouponTilesProps) {
  const { coupons, member, more, loading, failed, onMore } = props
  const words = useWords()
  const { shown, growing, left, showMore } = useShown({ count: coupons.length, more, onMore })
  return (
    <>
      <ul className={tileGrid} role="list">
        {coupons.slice(0, shown).map((coupon, index) => (
          <CouponTile coupon={coupon} eager={index < first} key={coupon.id} member={member} />
        ))}
      </ul>
      <LoadMore
        failed={failed && words.errors[failed]()}
        label={failed ? words.common.retry() : words.common.loadMore()}
        loading={loading || growing}
        more={left}
        onMore={showMore}
        round={shown}
      />
    </>
  )
}
