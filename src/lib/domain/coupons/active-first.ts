import { isOver, type PeriodFacts } from './coupon-period.ts'

/**
 * Puts the active coupons before the others, each group in the order that it came in: they are what a member needs at the
 * till. The head's script draws them so too (lib/browser/head/first-content.ts). now: unix seconds. FND-1, PTS-1.
 */
export const activeFirst = <C extends PeriodFacts>(coupons: readonly C[], now: number): C[] => {
  const isActive = (coupon: C) => Number(coupon.activated === true && !isOver(coupon, now))
  return coupons.toSorted((one, other) => isActive(other) - isActive(one))
}
