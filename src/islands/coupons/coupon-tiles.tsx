// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers
import type { Pages } from '#islands/ui/answer.ts'
import { ListFoot } from '#islands/ui/load-more.tsx'
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
  answer: Pages
  trouble: TroubleName | undefined
}

/** The coupons that are here, a page at a time; the server is asked for more when they run short. */
export function CouponTiles({ coupons, member, answer, trouble }: CouponTilesProps) {
  const words = useWords()
  const drawn = useShown(coupons, answer)
  return (
    <>
      <ul className={tileGrid} role="list">
        {drawn.items.map((coupon, index) => (
          <CouponTile coupon={coupon} eager={index < first} key={coupon.id} member={member} />
        ))}
      </ul>
      <ListFoot answer={answer} drawn={drawn} trouble={trouble} words={words} />
    </>
  )
}
