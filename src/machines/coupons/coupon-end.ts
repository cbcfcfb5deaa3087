import { freshFor } from '#lib/browser/early.ts'
import { refresh } from '#lib/queries/perform.ts'

/**
 * The delay after an end before the server is asked, in milliseconds: the server counts in whole seconds, and its clock
 * is known only to a fraction of one. Asked too early, it would give the coupon once more.
 */
const grace = 1000

/** The time at which each end was reported, while that still counts; by a clock that nobody can set. */
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
 * A coupon's time has ended: the coupons on screen are read anew, once for each end and once for ends that fall
 * together, however many parts of the screen count down to them, and whatever the server still says just after.
 * Resolves when the answer is there; undefined for an end that was told of already. end: unix seconds.
 * CPN-9.
 */
export const couponEnded = (id: string, end: number): Promise<void> | undefined => {
  for (const [key, at] of reported) if (performance.now() - at >= freshFor) reported.delete(key)
  const key = `${id} ${end}`
  if (reported.has(key)) return undefined
  reported.set(key, performance.now())
  asking ??= ask()
  return asking
}
