import { useQuery } from '@tanstack/react-query'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { useId, useState } from 'react'
import { ribbonOf, ribbonSeconds, useCouponTime } from '#islands/shared/coupon-ticket.tsx'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { late } from '#islands/ui/late.tsx'
import { Missing, type MissingProps } from '#islands/ui/missing.tsx'
import { DetailPicture } from '#islands/ui/shapes/detail-head.tsx'
import { detailIsland, type Known, LazyGone } from '#islands/ui/shapes/detail-screen.tsx'
import type { GoneProps } from '#islands/ui/shapes/gone.tsx'
import { Story } from '#islands/ui/shapes/story.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { Announcement } from '#islands/ui/text/visually-hidden.tsx'
import type { CouponDetail as Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponStatus } from '#lib/domain/coupons/coupon.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { besideRibbon, runningInFull, validityText } from '#lib/i18n/validity-text.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { couponQuery, endedCoupon } from '#lib/queries/coupons.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { AtTill } from './at-till.tsx'
import { codeStyles } from './code-styles.ts'
import { CouponAction } from './coupon-action.tsx'
import type { CouponCodeProps } from './coupon-code.tsx'
import { CouponHead } from './coupon-head.tsx'

/** The button that puts the coupon's end into a calendar: nobody waits for it, and the screen does without it. */
const LazyCalendar = late(() => import('./coupon-calendar.tsx').then((file) => file.CouponCalendar), {
  waiting: () => <div className={css({ minHeight: 'touch' })} />,
  instead: () => null,
})

/** The digits and their time, in the place that they keep: they can be typed while, and where, nothing else comes. */
function Digits({ coupon: { code }, left }: CouponCodeProps) {
  const words = useWords()
  const { coupons } = words
  return (
    <section aria-label={coupons.code.label()} className={codeStyles.ticket}>
      <div className={codeStyles.panel}>
        <p className={codeStyles.lead}>{coupons.code.show()}</p>
        {code ? <CodeText className={codeStyles.code} code={code} /> : <Skeleton shape="title" />}
        {left !== undefined && <p>{coupons.code.left({ time: runningInFull(words, left) })}</p>}
      </div>
    </section>
  )
}

const LazyCode = late<CouponCodeProps>(() => import('./coupon-code.tsx').then((file) => file.CouponCode), {
  waiting: Digits,
  what: () => wordsNow().coupons.code.missing(),
  instead: (props: CouponCodeProps & MissingProps) => (
    <>
      <Digits {...props} />
      <Missing again={props.again} what={props.what} />
    </>
  ),
})

const LazyExpired = late(() => import('./coupon-code.tsx').then((file) => file.ExpiredCode))

// Needed as soon as the coupon is there, so it comes along with it.
if (typeof window !== 'undefined') void LazyCode.fetch()

/** The seconds at which a screen reader says what is left; each second would be chatter. */
const moments = [10, 30, 60, 100]

/** Says the last seconds of the screen's own coupon aloud, now and then; a list would talk over what is done in it. */
export function SpokenCountdown({ left, name }: { left: number | undefined; name: string }) {
  const words = useWords()
  const moment = left ? moments.find((seconds) => left <= seconds) : undefined
  // A page that is opened in between says what it shows.
  const [said, say] = useState({ moment, left })
  if (said.moment !== moment) say({ moment, left })
  return (
    <Announcement>
      {moment !== undefined &&
        said.left &&
        `${name}: ${words.coupons.validity.endsIn({ time: runningInFull(words, said.left) })}`}
    </Announcement>
  )
}

/** A coupon on its own screen; once activated its code goes before everything else. CPN-4. */
function CouponDetail({ known: coupon, isWaiting: waiting }: Known<Coupon>) {
  const words = useWords()
  const { data: member } = useQuery(memberQuery, queryClient)
  const id = useId()
  const { now, left } = useCouponTime(coupon)
  const status = couponStatus(coupon, member, now)
  // The code of an activation says itself that its time is over.
  const active = status.as === 'active' || (status.as === 'ended' && coupon.activated)
  const points = pointsOf(costOf(coupon.points)) ?? 0

  // Beside its code the time is shown already.
  const ribbon = active ? undefined : ribbonOf(words, coupon, now, left)
  const validity = active
    ? ''
    : besideRibbon(validityText(words, coupon, now, ribbonSeconds(coupon, left)), ribbon?.text)
  const picture = (
    <DetailPicture
      fallback={<TicketPercentIcon className={largeIcon} />}
      image={safeImage(coupon.image) ?? safeImage(coupon.img_logo)}
    />
  )
  const story = (
    <Story html={coupon.description_html} waiting={waiting}>
      {!waiting && coupon.valid_until !== undefined && <LazyCalendar coupon={coupon} />}
    </Story>
  )
  const head = <CouponHead id={id} name={coupon.name} ribbon={ribbon} validity={validity} />

  return (
    <article aria-labelledby={id} className={active ? detailStyles.article : detailStyles.offer}>
      {active ? (
        <>
          {head}
          <LazyCode
            below={
              !waiting && (
                <>
                  {picture}
                  {story}
                </>
              )
            }
            coupon={coupon}
            key={`${coupon.user_coupon_id} ${coupon.expiration_at}`}
            left={left}
            waiting={waiting}
          />
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
              price={points > 0 ? words.common.points({ n: points }) : words.common.free()}
              status={status}
            />
          </div>
        </>
      )}
      <SpokenCountdown left={left} name={coupon.name} />
    </article>
  )
}

/** A coupon that ended within the hour says so; any other is just not there. CPN-6. */
function GoneCoupon({ id, gone }: { id: string; gone: GoneProps }) {
  const heading = useId()
  const coupon = endedCoupon(id)
  if (!coupon) return <LazyGone {...gone} />
  return (
    <article aria-labelledby={heading} className={detailStyles.article}>
      <CouponHead id={heading} name={coupon.name} ribbon={undefined} validity="" />
      <LazyExpired coupon={coupon} />
    </article>
  )
}

/** The page of one coupon, which its address names. CPN-4. */
export const CouponIsland = detailIsland<Coupon>({
  list: pathTo('/coupons'),
  drawing: 'coupons',
  textsOf: ({ coupons }) => ({ title: coupons.title(), text: coupons.gone(), back: coupons.backToList() }),
  queryOf: couponQuery,
  View: CouponDetail,
  Gone: GoneCoupon,
  Beside: AtTill,
})
