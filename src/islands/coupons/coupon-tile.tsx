import { memo, useId } from 'react'
import { CouponIcon } from '#islands/ui/icons/coupon.tsx'
import { Ribbon } from '#islands/ui/marks.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
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
import { tileLook } from './tile-look.ts'
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
  const ribbon = ribbonOf(words, coupon, now, countdown)
  return (
    <li className={tileLook.tile} data-item={coupon.id}>
      <div className={tileLook.stub}>
        <SafeImage
          alt=""
          eager={eager}
          fallback={<CouponIcon large />}
          fit="cover"
          height={150}
          ratio="own"
          src={safeImage(coupon.img_logo)}
          width={128}
        />
        {ribbon?.text && (
          <span className={tileLook.ribbon}>
            <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
          </span>
        )}
      </div>
      <div className={tileLook.body}>
        <h2 className={tileLook.name} id={id}>
          <a className={tileLook.link} href={pathTo('/coupon/{id}', coupon.id)}>
            {coupon.name}
          </a>
        </h2>
        <p className={tileLook.validity}>{validityText(words, coupon, now)}</p>
        <div className={tileLook.action}>
          <CouponAction coupon={coupon} namedBy={id} standing={couponStanding(coupon, member, now)} />
        </div>
      </div>
      <SpokenCountdown countdown={countdown} name={coupon.name} />
    </li>
  )
})
