import { lazy, Suspense, useId } from 'react'
import { ClockIcon, CouponIcon } from '#islands/ui/icons.tsx'
import { Ribbon } from '#islands/ui/marks.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { Skeleton } from '#islands/ui/skeleton.tsx'
import type { CouponDetail as Coupon } from '#lib/domain/coupon.ts'
import { couponStanding } from '#lib/domain/coupon-standing.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { couponEnded } from '#machines/countdown/coupon-end.store.ts'
import { CouponAction } from './coupon-action.tsx'
import { CouponCode } from './coupon-code.tsx'
import { ribbonOf, validityText } from './coupon-words.ts'
import { detailLook } from './detail-look.ts'
import { SpokenCountdown } from './spoken-countdown.tsx'
import { useCouponTime } from './use-coupon-time.ts'

const Story = lazy(() => import('./coupon-story.tsx').then((file) => ({ default: file.CouponStory })))

interface CouponDetailProps {
  coupon: Coupon
  member: Member | undefined
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** A coupon on its own screen; once activated its code goes before everything else. Spec §2, §4. */
export function CouponDetail({ coupon, member, waiting }: CouponDetailProps) {
  const words = useWords()
  const id = useId()
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  const standing = couponStanding(coupon, member, now)
  const active = standing.as === 'active'
  const ribbon = ribbonOf(words, coupon, now, countdown)
  const validity = validityText(words, coupon, now)
  const points = pointsOf(costOf(coupon.points)) ?? 0

  const head = (
    <header className={detailLook.head}>
      <h1 className={detailLook.title} id={id}>
        {coupon.name}
      </h1>
      {validity && !active && (
        <p className={detailLook.validity}>
          <ClockIcon />
          {validity}
        </p>
      )}
    </header>
  )
  const picture = (
    <div className={detailLook.picture}>
      <SafeImage
        alt=""
        corners="card"
        eager
        fallback={<CouponIcon large />}
        height={418}
        src={safeImage(coupon.image) ?? safeImage(coupon.img_logo)}
        width={743}
      />
      {ribbon?.text && (
        <span className={detailLook.ribbon}>
          <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>
        </span>
      )}
    </div>
  )
  const wait = <Skeleton shape="row" />

  return (
    <article aria-labelledby={id} className={detailLook.article}>
      {active ? (
        <>
          {head}
          <CouponCode coupon={coupon} key={coupon.user_coupon_id} waiting={waiting} />
          {picture}
        </>
      ) : (
        <>
          {picture}
          {head}
        </>
      )}
      {coupon.description_html ? (
        <Suspense fallback={wait}>
          <Story html={coupon.description_html} />
        </Suspense>
      ) : (
        waiting && wait
      )}
      {!active && (
        <div className={detailLook.action}>
          <CouponAction
            coupon={coupon}
            large
            namedBy={id}
            price={points > 0 ? words.coupons.cost({ n: points }) : words.coupons.free()}
            standing={standing}
          />
        </div>
      )}
      <SpokenCountdown countdown={countdown} name={coupon.name} />
    </article>
  )
}
