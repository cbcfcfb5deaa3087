import { useId } from 'react'
import { late } from '#islands/ui/late.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { storyOf } from '#islands/ui/text/story-of.tsx'
import type { CouponDetail as Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponStatus } from '#lib/domain/coupons/coupon-status.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { inFull, validityText } from '#lib/i18n/validity-text.ts'
import { couponEnded } from '#machines/coupons/coupon-end.ts'
import { css } from '#styled/css'
import { CouponAction } from './coupon-action.tsx'
import { LazyCouponCode } from './coupon-code-lazy.tsx'
import { CouponHead, CouponPicture } from './coupon-head.tsx'
import { ribbonOf, ribbonSeconds } from './coupon-words.ts'
import { SpokenCountdown } from './spoken-countdown.tsx'
import { useCouponTime } from './use-coupon-time.ts'

/** The club's text about a coupon, shown as soon as it is loaded. */
const LazyStory = storyOf(() => import('./coupon-story.tsx').then((file) => file.CouponStory))

/** The button that puts the coupon's end into a calendar: nobody waits for it, and the screen does without it. */
const LazyCalendar = late(
  () => import('./calendar/coupon-calendar.tsx').then((file) => file.CouponCalendar),
  {
    waiting: () => <div className={css({ minHeight: 'touch' })} />,
    instead: () => null,
  },
)

interface CouponDetailProps {
  coupon: Coupon
  member: Member | undefined
  /** Only what the list knew is here yet. */
  waiting: boolean
}

/** A coupon on its own screen; once activated its code goes before everything else. CPN-4. */
export function CouponDetail({ coupon, member, waiting }: CouponDetailProps) {
  const words = useWords()
  const id = useId()
  const { now, countdown } = useCouponTime(coupon, (end) => couponEnded(coupon.id, end))
  const status = couponStatus(coupon, member, now)
  // The code of an activation says itself that its time is over.
  const active = status.as === 'active' || (status.as === 'ended' && coupon.activated)
  const validity = active ? '' : validityText(words, coupon, now, ribbonSeconds(coupon, countdown))
  const points = pointsOf(costOf(coupon.points)) ?? 0

  const left = countdown && words.coupons.code.left({ time: inFull(words, countdown.left) })

  // Beside its code the time is told already.
  const ribbon = active ? undefined : ribbonOf(words, coupon, now, countdown)
  const picture = <CouponPicture image={safeImage(coupon.image) ?? safeImage(coupon.img_logo)} />
  const story = (
    <LazyStory html={coupon.description_html} waiting={waiting}>
      {!waiting && coupon.valid_until !== undefined && <LazyCalendar coupon={coupon} />}
    </LazyStory>
  )
  const head = <CouponHead id={id} name={coupon.name} ribbon={ribbon} validity={validity} />

  return (
    <article aria-labelledby={id} className={active ? detailStyles.article : detailStyles.offer}>
      {active ? (
        <>
          {head}
          <LazyCouponCode coupon={coupon} key={coupon.user_coupon_id} left={left} waiting={waiting}>
            {!waiting && (
              <>
                {picture}
                {story}
              </>
            )}
          </LazyCouponCode>
        </>
      ) : (
        <>
          {picture}
          {head}
          {story}
          <div className={status.as === 'ended' ? undefined : detailStyles.action} data-area="action">
            <CouponAction
              coupon={coupon}
              large
              namedBy={id}
              price={points > 0 ? words.coupons.cost({ n: points }) : words.coupons.free()}
              status={status}
            />
          </div>
        </>
      )}
      <SpokenCountdown countdown={countdown} name={coupon.name} />
    </article>
  )
}
