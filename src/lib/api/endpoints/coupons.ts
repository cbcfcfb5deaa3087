import * as v from 'valibot'
import { coupon, couponDetail, userCoupon } from '../../domain/coupons/coupon.ts'
import { empty, endpoint, listAnswer, paging } from '../endpoint.ts'

/** The member's coupons. */
export const listCoupons = endpoint({
  path: 'coupons',
  query: paging,
  response: listAnswer('coupons', coupon),
})

/** One coupon in full. */
export const getCoupon = endpoint({ path: 'coupon/{id}', response: v.object({ coupon: couponDetail }) })

/**
 * Activates a coupon for some minutes: costs its points, gives the code.
 * Fails with `not_verified`, `not_enough_points`, `not_yet_valid` or `already_activated`.
 */
export const activateCoupon = endpoint({
  method: 'POST',
  path: 'coupon/{id}/redeem',
  body: empty,
  response: v.object({ user_coupon: userCoupon }),
  refreshes: ['coupons', 'coupon', 'user'],
})

/** Puts an activated coupon back before its end; the points come back. */
export const deactivateCoupon = endpoint({
  method: 'POST',
  path: 'user-coupon/{id}/deactivate',
  body: empty,
  refreshes: ['coupons', 'coupon', 'user'],
  assumed: false,
})
