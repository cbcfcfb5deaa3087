import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { nowSeconds } from '#lib/browser/clock.ts'
import { couponPeriod, type PeriodFacts } from '#lib/domain/coupons/coupon-period.ts'
import { type CountdownView, countdownView } from '#machines/common/countdown.machine.ts'
import { createCountdown } from '#machines/common/countdown.store.ts'

interface CouponTime {
  /** Unix seconds, right whenever what they decide changes. */
  readonly now: number
  /** Counts down to the coupon's end; undefined before its start and where there is no end. */
  readonly countdown: CountdownView | undefined
}

const never = () => () => {}

/**
 * Counts down to a moment of the server (unix seconds) and draws anew whenever the text of the time left changes;
 * without a moment nothing counts. `onEnd` is called at the end.
 */
function useCountdown(
  end: number | undefined,
  onEnd: () => Promise<void> | undefined,
): CountdownView | undefined {
  const ended = useEffectEvent(onEnd)
  const actor = useMemo(() => (end === undefined ? undefined : createCountdown(end, () => ended())), [end])
  useEffect(() => {
    actor?.start()
    return () => void actor?.stop()
  }, [actor])

  const snapshot = useSyncExternalStore(
    actor
      ? (changed) => {
          const { unsubscribe } = actor.subscribe(changed)
          return unsubscribe
        }
      : never,
    () => actor?.getSnapshot(),
    () => undefined,
  )
  return snapshot && countdownView(snapshot)
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
