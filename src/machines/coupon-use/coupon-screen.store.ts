import { deactivateCoupon } from '#lib/api/endpoints/coupons.ts'
import { back } from '#lib/browser/navigation.ts'
import { $words } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/path-to.ts'
import { changeCoupon, readCoupon } from '#lib/queries/coupon-cache.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { openCoupons } from '../coupon-button/arrival.store.ts'
import { provideCouponUse } from './coupon-use.store.ts'

/** An activated coupon as its screen runs it. Spec §4 "Coupon lifecycle". */
export const couponUse = provideCouponUse({
  deactivate: async (id) => {
    await perform(deactivateCoupon, { params: { id }, body: {} })
    changeCoupon((coupon) => coupon.user_coupon_id === id, {
      activated: false,
      user_coupon_id: undefined,
      code: undefined,
      expiration_at: undefined,
    })
  },
  readCoupon,
  refresh: () => void refresh(['coupons', 'coupon', 'user']),
  openList: () => openCoupons($words.get().coupons.deactivation.done()),
  goBack: () => back(pathTo('/coupons')),
})
