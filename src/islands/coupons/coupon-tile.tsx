import { memo, useId } from 'react'
import { Ticket } from '#islands/ui/ticket.tsx'
import type { Coupon } from '#lib/domain/coupon.ts'
import { couponStanding } from '#lib/domain/coupon-standing.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/path-to.ts'
import { couponEnded } from '#machines/countdown/coupon-end.store.ts'
import { CouponAction } from './coupon-action.tsx'
import { ribbonOf } from './coupon-words.ts'
import { SpokenCountdown } from './spoken-countdown.tsx'
import { useCouponTime } from './use-coupon-time.ts'

interface CouponTileProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
}

/** A coupon in the list. A press anywhere opens it, save on its button. Spec §2, coupon tile. */
export const CouponTile = memo(function CouponTile({ coupon, member, eager }: CouponTileProps) {
  const words = useWords()
  const id = useId()
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  return (
    <li data-item={coupon.id}>
      <Ticket
        eager={eager}
        href={pathTo('/coupon/{id}', coupon.id)}
        image={safeImage(coupon.img_logo)}
        level={2}
        name={coupon.name}
        nameId={id}
        ribbon={ribbonOf(words, coupon, now, countdown)}
        validity={validityText(words, coupon, now)}
      >
        <CouponAction coupon={coupon} namedBy={id} standing={couponStanding(coupon, member, now)} />
      </Ticket>
      <SpokenCountdown countdown={countdown} name={coupon.name} />
    </li>
  )
})
