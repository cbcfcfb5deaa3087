import { nowSeconds } from '#lib/browser/clock.ts'
import { couponPeriod, type PeriodFacts } from '#lib/domain/coupons/coupon-period.ts'
import type { CountdownView } from '#machines/common/countdown.view.ts'
import { useCountdown } from './use-countdown.ts'

interface CouponTime {
  /** Unix seconds, right whenever what they decide changes. */
  readonly now: number
  /** Counts down to the coupon's end; undefined before its start and where there is no end. */
  readonly countdown: CountdownView | undefined
}

/**
 * Follows a coupon through its time: first to its start, then to its end, of which `onEnd` hears. What it promises is
 * waited for before the countdown looks again.
 */
export function useCouponTime(
  coupon: PeriodFacts,
  onEnd: (end: number) => Promise<void> | undefined,
): CouponTime {
  const now = nowSeconds()
  const { from, until } = couponPeriod(coupon, now) ?? {}
  const starts = from !== undefined && now < from
  const countdown = useCountdown(starts ? from : until, () =>
    starts || until === undefined ? undefined : onEnd(until),
  )
  return { now, countdown: starts ? undefined : countdown }
}
