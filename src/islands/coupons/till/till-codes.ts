import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponPeriod } from '#lib/domain/coupons/coupon-period.ts'
import type { TillCode } from '#lib/domain/till-code.ts'

/**
 * The codes of the coupons that are active. minutes: the length of an activation, where the club says it; now: unix
 * seconds. TIL-1.
 */
export const tillCodes = (
  coupons: readonly Coupon[],
  minutes: number | undefined,
  now: number,
): readonly TillCode[] =>
  coupons.flatMap((coupon) => {
    const { id, name, code } = coupon
    const { until, activated } = couponPeriod(coupon, now) ?? {}
    if (!coupon.activated || !code || (until !== undefined && until <= now)) return []
    const from = activated && until !== undefined && minutes !== undefined ? until - minutes * 60 : undefined
    return [{ id, name, digits: code, from, until }]
  })
