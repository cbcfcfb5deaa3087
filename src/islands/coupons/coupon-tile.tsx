import { memo, useId } from 'react'
import { Ticket } from '#islands/ui/list/ticket.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponStatus } from '#lib/domain/coupons/coupon-status.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import { couponEnded } from '#machines/coupons/coupon-end.ts'
import { CouponAction } from './coupon-action.tsx'
import { ribbonOf, ribbonSeconds } from './coupon-words.ts'
import { useCouponTime } from './use-coupon-time.ts'

interface CouponTileProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
}

/** A coupon in the list. A press anywhere opens it, save on its button. CPN-1. */
export const CouponTile = memo(function CouponTile({ coupon, member, eager }: CouponTileProps) {
  const words = useWords()
  const id = useId()
  const points = pointsOf(costOf(coupon.points)) ?? 0
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  const status = couponStatus(coupon, member, now)
  // The time is told once: beside the button of an active coupon, in the ribbon of any other.
  const isActive = status.as === 'active'
  const inRibbon = isActive ? undefined : countdown
  const shownSeconds = isActive ? countdown?.seconds : ribbonSeconds(coupon, inRibbon)
  return (
    <li data-item={coupon.id}>
      <Ticket
        eager={eager}
        href={pathTo('/coupon/{id}', coupon.id)}
        image={safeImage(coupon.img_logo)}
        level={2}
        name={coupon.name}
        nameId={id}
        ribbon={ribbonOf(words, coupon, now, inRibbon)}
        validity={validityText(words, coupon, now, shownSeconds)}
      >
        <CouponAction
          coupon={coupon}
          left={countdown?.seconds}
          namedBy={id}
          price={points > 0 ? words.coupons.cost({ n: points }) : undefined}
          status={status}
        />
      </Ticket>
    </li>
  )
})
