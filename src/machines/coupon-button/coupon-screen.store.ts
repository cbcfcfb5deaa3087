import { ApiError } from '#lib/api/api-error.ts'
import { activateCoupon } from '#lib/api/endpoints/coupons.ts'
import { open } from '#lib/browser/navigation.ts'
import { $words } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/path-to.ts'
import { changeCoupon, readCoupon } from '#lib/queries/coupon-cache.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseError } from '../toasts/toasts.store.ts'
import { openCoupons } from './arrival.store.ts'
import { provideCouponButton } from './coupon-button.store.ts'

/** Shows the server's own no, save where the coupon turns out to be what the member wanted. Spec §8. */
const tell = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.said === undefined || error.announced) return
  // A browser may send a request again by itself when its reply is lost; the second then comes too late.
  if (error.code !== 'already_activated') raiseError(error.said)
}

/** The coupon button as the screens run it, an actor for each coupon. Spec §4 "Coupon button". */
export const couponButton = provideCouponButton({
  activate: async (id) => {
    const { user_coupon } = await perform(
      activateCoupon,
      { params: { id }, body: {} },
      { inPlace: true },
    ).catch((error: unknown) => {
      tell(error)
      throw error
    })
    const { id: user_coupon_id, code, expiration_at } = user_coupon
    changeCoupon((coupon) => coupon.id === id, { activated: true, user_coupon_id, code, expiration_at })
  },
  readCoupon: (id) =>
    readCoupon(id).catch((error: unknown) => {
      // The member must not press again believing that nothing happened.
      if (!(error instanceof ApiError && error.announced))
        raiseError($words.get().coupons.activation.unsure())
      throw error
    }),
  openCoupon: (id) => open(pathTo('/coupon/{id}', id)),
  openList: () => openCoupons($words.get().coupons.activation.done()),
})
