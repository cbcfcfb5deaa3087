import { refresh } from '#lib/queries/perform.ts'
import { freshFor } from '#lib/queries/query-client.ts'

/**
 * How long after an end the server is asked, in milliseconds: it counts in whole seconds, and its clock is known only
 * to a fraction of one. Asked too early it would give the coupon once more.
 */
const grace = 1000

/** When each end was last told of, by a clock that nobody can set. */
const told = new Map<string, number>()
let waiting = false

/**
 * A coupon's time has ended: the coupons on screen are read anew, once for each end and once for ends that fall
 * together, however many parts of the screen count down to them, and whatever the server still says just after.
 * end: unix seconds. Spec §4, coupon ribbon.
 */
export const couponEnded = (id: string, end: number): void => {
  const key = `${id} ${end}`
  const before = told.get(key)
  if (before !== undefined && performance.now() - before < freshFor) return
  told.set(key, performance.now())
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    void refresh(['coupons', 'coupon'])
  }, grace)
}
