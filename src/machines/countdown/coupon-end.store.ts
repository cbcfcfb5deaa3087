import { refresh } from '#lib/queries/perform.ts'

/**
 * How long after an end the server is asked, in milliseconds: it counts in whole seconds, and its clock is known only
 * to a fraction of one. Asked too early it would give the coupon once more.
 */
const grace = 1000

const told = new Set<string>()
let waiting = false

/**
 * A coupon's time has ended: the coupons on screen are read anew, once for each end and once for ends that fall together, however
 * many parts of the screen count down to them. end: unix seconds. Spec §4, coupon ribbon.
 */
export const couponEnded = (id: string, end: number): void => {
  const key = `${id} ${end}`
  if (told.has(key)) return
  told.add(key)
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    void refresh(['coupons', 'coupon'])
  }, grace)
}
