import { fromPromise } from 'xstate'
import { freshFor } from '#lib/browser/early.ts'
import { keepEnded } from '#lib/queries/coupons.ts'
import { refresh } from '#lib/queries/perform.ts'
import { watchReturn } from '../common/countdown.store.ts'
import { type CouponEnd, couponCountdownMachine } from './coupon-countdown.machine.ts'

/**
 * The delay after an end before the server is asked, in milliseconds: the server counts in whole seconds, and its clock
 * is known only to a fraction of one. Asked too early, it would return the coupon once more.
 */
const grace = 1000

/** The time at which each end was reported, while that still counts; by a clock that no setting moves. */
const reported = new Map<string, number>()
let asking: Promise<void> | undefined

const ask = (): Promise<void> =>
  new Promise((answered) => {
    setTimeout(() => {
      asking = undefined
      answered(refresh(['coupons', 'coupon']))
    }, grace)
  })

/**
 * Reads the coupons again after the end of one: once for each end and once for ends that fall together,
 * however many parts of the screen count down to them. Resolves when the answer is there; returns undefined
 * where it was asked for an end already, and nothing waits to be asked. end: unix seconds. CPN-9.
 */
export const couponEnded = (id: string, end: number): Promise<void> | undefined => {
  for (const [key, at] of reported) if (performance.now() - at >= freshFor) reported.delete(key)
  const key = `${id} ${end}`
  if (reported.has(key)) return asking
  reported.set(key, performance.now())
  keepEnded(id)
  asking ??= ask()
  return asking
}

/** The countdown of a coupon as the screens run it, an actor for each place that shows its time. CPN-9. */
export const couponCountdown = couponCountdownMachine.provide({
  actors: {
    watchReturn,
    refresh: fromPromise<unknown, CouponEnd>(async ({ input: { id, end } }) => couponEnded(id, end)),
  },
})
