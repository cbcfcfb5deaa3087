import { useId } from 'react'
import { detailLook } from '#islands/ui/detail-look.ts'
import { ClockIcon } from '#islands/ui/icons/clock.tsx'
import type { CouponDetail as Coupon } from '#lib/domain/coupon.ts'
import { isOver } from '#lib/domain/coupon-period.ts'
import { couponStanding } from '#lib/domain/coupon-standing.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { validityText } from '#lib/i18n/validity-text.ts'
import { couponEnded } from '#machines/countdown/coupon-end.store.ts'
import { CouponAction } from './coupon-action.tsx'
import { CouponCode } from './coupon-code.tsx'
import { CouponPicture } from './coupon-picture.tsx'
import { ribbonOf } from './coupon-words.ts'
import { LazyStory } from './lazy-story.ts'
import { SpokenCountdown } from './spoken-countdown.tsx'
import { useCouponTime } from './use-coupon-time.ts'

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
  const { valid_from, valid_until } = coupon
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  const standing = couponStanding(coupon, member, now)
  const active = standing.as === 'active'
  // Whatever the platform still says: what it would refuse is not offered.
  const ended = isOver({ valid_from, valid_until }, now)
  const validity = active ? '' : validityText(words, coupon, now)
  const points = pointsOf(costOf(coupon.points)) ?? 0

  // Beside its code the time is told already.
  const ribbon = active ? undefined : ribbonOf(words, coupon, now, countdown)
  const picture = <CouponPicture coupon={coupon} ribbon={ribbon} />
  const story = <LazyStory html={coupon.description_html} waiting={waiting} />
  const head = (
    <header className={detailLook.head} data-area="head">
      <h1 className={detailLook.title} id={id}>
        {coupon.name}
      </h1>
      {validity && (
        <p className={detailLook.validity}>
          <ClockIcon />
          {validity}
        </p>
      )}
    </header>
  )

  return (
    <article aria-labelledby={id} className={active ? detailLook.article : detailLook.offer}>
      {active ? (
        <>
          {head}
          <CouponCode coupon={coupon} key={coupon.user_coupon_id} waiting={waiting} />
          {picture}
          {story}
        </>
      ) : (
        <>
          {picture}
          {head}
          {story}
          {!ended && (
            <div className={detailLook.action} data-area="action">
              <CouponAction
                coupon={coupon}
                large
                namedBy={id}
                price={points > 0 ? words.coupons.cost({ n: points }) : words.coupons.free()}
                standing={standing}
              />
            </div>
          )}
        </>
      )}
      <SpokenCountdown countdown={countdown} name={coupon.name} />
    </article>
  )
}
