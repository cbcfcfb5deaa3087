import { atom, onMount } from 'nanostores'
import { nowSeconds } from '#lib/browser/clock.ts'
import { onPageLeft, open, shownPage, viewAbove } from '#lib/browser/navigation.ts'
import { takeText } from '#lib/browser/session-storage.ts'
import { storedText } from '#lib/browser/storage.ts'
import { couponsNoticeKey, couponsTillKey } from '#lib/browser/storage-keys.ts'
import { isOver } from '#lib/domain/coupons/coupon-period.ts'
import { normalPath, pathTo } from '#lib/paths.ts'
import { knownCoupon } from '#lib/queries/coupons.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { countActivation } from '#machines/install/activations.ts'

/** The coupon whose code is above the page. */
interface ShownCode {
  readonly id: string
  /** The news that led there, in words. */
  readonly notice?: string | undefined
}

/** The coupon whose code is shown at the till; undefined while none is. TIL-1. */
export const $shownCode = atom<ShownCode | undefined>()

/** Shows a coupon's code above the page. */
export const showCode = (id: string, notice?: string): void => $shownCode.set({ id, notice })

/** The work that waits until the code is hidden. */
let waiting: (() => void) | undefined

/** Hides the code: the page is seen again. */
export const hideCode = (): void => {
  $shownCode.set(undefined)
  waiting?.()
  waiting = undefined
}

/** Runs `work` as soon as no code is above the page: immediately, or when the member hides it. */
export const whenCodeHidden = (work: () => void): void => {
  if ($shownCode.get()) waiting = work
  else work()
}

// A code belongs to the page that it is shown on, and so does what waits for it.
onMount($shownCode, () =>
  onPageLeft(() => {
    waiting = undefined
    hideCode()
  }),
)

const list = pathTo('/coupons')

/** Tells whether a coupon has a code to show, as far as this page knows. */
const hasCode = (id: string): boolean => {
  const coupon = knownCoupon(id)
  return coupon?.activated === true && !!coupon.code && !isOver(coupon, nowSeconds())
}

/**
 * Shows what has been done; the code of a coupon that it was done to, where it has one, is shown with these words. Only an
 * activation names its coupon.
 */
const show = (notice: string | undefined, id: string | undefined): void => {
  if (id !== undefined && hasCode(id)) showCode(id, notice)
  else if (notice) raiseNotice(notice)
  if (id !== undefined && notice) countActivation()
}

/**
 * Goes to the coupons and shows there, in the member's language, what has just been done; where they are on screen, at
 * once. id: the coupon that was activated, whose code then stands above the list. TIL-1.
 */
export const openCoupons = (notice: string, id?: string): void => {
  if (normalPath(shownPage().pathname) === list) show(notice, id)
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

/**
 * Shows, once, what was done on the screen that led here, and the code that it was about. A page that is
 * loaded anew while a code stands above it shows that code again. CPN-5, TIL-1.
 */
export const showPendingNotice = (): void =>
  show(takeText(couponsNoticeKey), takeText(couponsTillKey) ?? viewAbove())
