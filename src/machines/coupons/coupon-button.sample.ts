import type { CouponStatus } from '#lib/domain/coupons/coupon.ts'
import { lostReply, sampleOf } from '../sample.ts'
import { couponButtonMachine } from './coupon-button.machine.ts'

const statuses: readonly CouponStatus[] = [
  { as: 'unknown' },
  { as: 'unverified' },
  { as: 'active' },
  { as: 'ready' },
  { as: 'blocked', reason: { kind: 'points', missing: 500 } },
  { as: 'blocked', reason: { kind: 'early', from: 1_795_132_800 } },
  { as: 'ended' },
]

export const couponButtonSample = sampleOf(couponButtonMachine, {
  inputs: [{ id: 'c1' }],
  events: [
    ...statuses.map((status) => ({ type: 'pressed', status }) as const),
    { type: 'reauthenticated', confirmation: 'proof' },
  ],
  errors: {
    activate: [
      new TypeError('Failed to fetch'),
      { status: 422, code: 'not_enough_points' },
      { status: 403, code: 'confirmation_required' },
    ],
    recheck: [lostReply],
  },
  outputs: { recheck: [true, false] },
})
