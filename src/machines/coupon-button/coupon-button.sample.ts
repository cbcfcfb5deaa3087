import type { CouponStanding } from '#lib/domain/coupon-standing.ts'
import { lostReply, sampleOf } from '../sample.ts'
import { couponButtonMachine } from './coupon-button.machine.ts'

const standings: readonly CouponStanding[] = [
  { as: 'unknown' },
  { as: 'unverified' },
  { as: 'active' },
  { as: 'ready' },
  { as: 'blocked', reason: { kind: 'points', missing: 500 } },
  { as: 'blocked', reason: { kind: 'early', from: 1_795_132_800 } },
]

/** What there is to try of `coupon-button`. */
export const couponButtonSample = sampleOf(couponButtonMachine, {
  inputs: [{ id: 'c1' }],
  events: standings.map((standing) => ({ type: 'pressed', standing })),
  errors: {
    activate: [new TypeError('Failed to fetch'), { status: 422, code: 'not_enough_points' }],
    recheck: [lostReply],
  },
  outputs: { recheck: [true, false] },
})
