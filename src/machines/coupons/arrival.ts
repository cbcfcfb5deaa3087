import { nowSeconds } from '#lib/browser/clock.ts'
import { open, pathname, viewAbove } from '#lib/browser/navigation.ts'
import { couponsNoticeKey, couponsTillKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { isOver } from '#lib/domain/coupons/coupon-period.ts'
import { normalPath } from '#lib/normal-path.ts'
import { pathTo } from '#lib/path-to.ts'
import { knownCoupon } from '#lib/queries/coupon-cache.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { noteActivation } from '../install/activations.ts'
import { holdUp } from './at-till.ts'

const list = pathTo('/coupons')

/** Tells whether a coupon has a code to hold up, as far as this page knows. */
const hasCode = (id: string): boolean => {
  const coupon = knownCoupon(id)
  return coupon?.activated === true && !!coupon.code && !isOver(coupon, nowSeconds())
}

/**
 * Says what has been done; a coupon that it was done to, and that has a code, is held up at the till with these words.
 * Only an activation names its coupon.
 */
const say = (notice: string | undefined, id: string | undefined): void => {
  if (id !== undefined && hasCode(id)) holdUp(id, notice)
  else if (notice) raiseNotice(notice)
  if (id !== undefined && notice) noteActivation()
}

/**
 * Goes to the coupons and says there, in the member's language, what has just been done; where they are on screen, says
 * it. id: the coupon that was activated, whose code then stands above the list. TIL-1.
 */
export const openCoupons = (notice: string, id?: string): void => {
  if (normalPath(pathname()) === list) say(notice, id)
  else {
    storedText(couponsNoticeKey).write(notice)
    if (id !== undefined) storedText(couponsTillKey).write(id)
    open(list)
  }
}

/** Opens an active coupon with its code above its page. CPN-2, TIL-1. */
export const openCoupon = (id: string): void => {
  storedText(couponsTillKey).write(id)
  open(pathTo('/coupon/{id}', id))
}

/** Reads what was handed over, once. */
const take = (key: string): string | undefined => {
  const kept = storedText(key)
  const text = kept.read()
  kept.remove()
  return text
}

/**
 * Says, once, what was done on the screen that led here, and holds up the code that it was about. A page that is
 * loaded anew while a code stands above it shows that code again. CPN-5, TIL-1.
 */
export const sayOnArrival = (): void => say(take(couponsNoticeKey), take(couponsTillKey) ?? viewAbove())
