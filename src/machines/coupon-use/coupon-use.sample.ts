import { sampleOf } from '../sample.ts'
import { couponUseMachine } from './coupon-use.machine.ts'

const input = { couponId: 'c1', userCouponId: 'u1', short: false }

/** What there is to try of `coupon-use`. */
export const couponUseSample = sampleOf(couponUseMachine, {
  inputs: [input, { ...input, short: true }],
  errors: { deactivate: [new DOMException('late', 'TimeoutError'), { status: 422 }] },
  outputs: { recheck: [true, false] },
})
