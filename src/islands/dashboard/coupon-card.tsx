import CheckIcon from 'lucide-react/icons/check'
import { useSyncExternalStore } from 'react'
import { Ticket } from '#islands/ui/list/ticket.tsx'
import { nowSeconds } from '#lib/browser/clock.ts'
import { onReturn } from '#lib/browser/navigation.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponPeriod, ribbonTone } from '#lib/domain/coupons/coupon-period.ts'
import { couponStatus } from '#lib/domain/coupons/coupon-status.ts'
import type { Member } from '#lib/domain/member.ts'
import { costOf, pointsOf } from '#lib/domain/points/points.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { runningTime, validityText } from '#lib/i18n/validity-text.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'

const styles = {
  cost: css({ fontSize: 'sm', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' }),
  active: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    color: 'coupon.tileSuccess',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { width: '4', height: '4' },
  }),
}

const follow = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, 1000)
  const stop = onReturn(changed)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/** Returns `tell` of the server's time (unix seconds): checked each second, drawn again only when it changes. */
const useTold = <Told extends string>(tell: (now: number) => Told): Told =>
  useSyncExternalStore(
    follow,
    () => tell(nowSeconds()),
    () => tell(0),
  )

interface CouponCardProps {
  coupon: Coupon
  /** Undefined while nobody knows who is signed in. */
  member: Member | undefined
}

/** A coupon in short. Its detail page shows the possible actions; one that has ended has neither price nor code. */
export function CouponCard({ coupon, member }: CouponCardProps) {
  const words = useWords()
  const tone = useTold((now) => ribbonTone(coupon, now))
  const status = useTold((now) => couponStatus(coupon, member, now).as)
  /** The seconds left of an active coupon, told beside that word. */
  const leftAt = (now: number) => {
    const { until } = couponPeriod(coupon, now) ?? {}
    const isTold = until !== undefined && until > now && couponStatus(coupon, member, now).as === 'active'
    return isTold ? Math.ceil(until - now) : undefined
  }
  const validity = useTold((now) => validityText(words, coupon, now, leftAt(now)))
  const clock = useTold((now) => {
    const left = leftAt(now)
    return left === undefined ? '' : runningTime(words, left)
  })
  const cost = costOf(coupon.points)
  return (
    <Ticket
      href={pathTo('/coupon/{id}', coupon.id)}
      image={safeImage(coupon.img_logo)}
      level={3}
      name={coupon.name}
      ribbon={tone === 'hidden' ? undefined : { tone, text: coupon.ribbon }}
      validity={validity}
    >
      {status === 'active' ? (
        <p className={styles.active}>
          <CheckIcon />
          <span>{words.coupons.button.active()}</span>
          {clock && (
            <span data-live="" translate="no">
              {clock}
            </span>
          )}
        </p>
      ) : (
        status !== 'ended' && (
          <p className={styles.cost}>
            {cost > 0 ? words.common.points({ n: pointsOf(cost) ?? 0 }) : words.common.free()}
          </p>
        )
      )}
    </Ticket>
  )
}
