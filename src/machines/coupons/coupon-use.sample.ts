import { sampleOf } from '../sample.ts'
import { couponUseMachine } from './coupon-use.machine.ts'

/** The sample of `coupon-use` for its map and its tests. */
export const couponUseSample = sampleOf(couponUseMachine, {
  inputs: [{ couponId: 'c1', userCouponId: 'u1' }],
})
