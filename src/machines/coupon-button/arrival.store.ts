import { open, pathname } from '#lib/browser/navigation.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { normalPath } from '#lib/normal-path.ts'
import { pathTo } from '#lib/path-to.ts'
import { raiseNotice } from '../toasts/toasts.store.ts'

const noticeKey = 'coupons-notice'
const list = pathTo('/coupons')

/** Goes to the coupons and says there, in the member's language, what has just been done; where they are on screen, says it. */
export const openCoupons = (notice: string): void => {
  if (normalPath(pathname()) === list) raiseNotice(notice)
  else {
    tabShelf().set(noticeKey, notice)
    open(list)
  }
}

/** Says, once, what was done on the screen that led here. */
export const sayOnArrival = (): void => {
  const shelf = tabShelf()
  const notice = shelf.get(noticeKey)
  shelf.remove(noticeKey)
  if (notice) raiseNotice(notice)
}
