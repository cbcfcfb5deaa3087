import { sampleOf } from '../sample.ts'
import { couponUseMachine } from './coupon-use.machine.ts'

export const couponUseSample = sampleOf(couponUseMachine, {
  inputs: [{ couponId: 'c1', userCouponId: 'u1', until: 300 }],
})
