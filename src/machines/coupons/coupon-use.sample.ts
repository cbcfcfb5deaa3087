import { sampleOf } from '../sample.ts'
import { couponUseMachine } from './coupon-use.machine.ts'

const inUse = { couponId: 'c1', userCouponId: 'u1', until: 300 }

export const couponUseSample = sampleOf(couponUseMachine, {
  inputs: [
    { ...inUse, isOver: false },
    { ...inUse, isOver: true },
  ],
  events: [
    { type: 'expired', isWatched: true },
    { type: 'expired', isWatched: false },
  ],
})
