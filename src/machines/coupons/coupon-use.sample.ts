import { sampleOf } from '../sample.ts'
import { couponUseMachine } from './coupon-use.machine.ts'

const input = { couponId: 'c1', userCouponId: 'u1', short: false }

/** The sample of `coupon-use` for its map and its tests. */
export const couponUseSample = sampleOf(couponUseMachine, {
  inputs: [input, { ...input, short: true }],
  errors: { deactivate: [new DOMException('late', 'TimeoutError'), { status: 422 }] },
  outputs: { recheck: [true, false] },
})
