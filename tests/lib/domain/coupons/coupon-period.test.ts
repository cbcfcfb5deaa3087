import { expect, test } from 'vitest'
import { couponPeriod, isOver } from '#lib/domain/coupons/coupon-period.ts'

const now = 1_800_000_000

test('an activation’s end goes before the coupon’s own @CPN-7', () => {
  expect(isOver({ valid_until: now + 100, expiration_at: now }, now)).toBe(true)
  expect(isOver({ valid_until: now - 100, expiration_at: now + 1 }, now)).toBe(false)
})

test('an activation that is over ends a coupon whose own end cannot be right @CPN-7 BI-18', () => {
  const odd = { valid_from: now - 5, valid_until: now - 10, expiration_at: now - 1 }
  expect(isOver({ ...odd, activated: false }, now)).toBe(true)
  expect(isOver({ ...odd, activated: true }, now)).toBe(true)
})

test('the end of an activation that is not over is told as such, that of an earlier one is not @CPN-7', () => {
  const coupon = { valid_from: now - 5, valid_until: now + 100 }
  const activated = { from: now - 5, until: now + 1, activated: true }
  expect(couponPeriod({ ...coupon, activated: false, expiration_at: now + 1 }, now)).toEqual(activated)
  expect(couponPeriod({ ...coupon, activated: true, expiration_at: now + 1 }, now)).toEqual(activated)
  const whole = { from: now - 5, until: now + 100, activated: false }
  expect(couponPeriod({ ...coupon, activated: false, expiration_at: now }, now)).toEqual(whole)
  expect(couponPeriod(coupon, now)).toEqual(whole)
})

test.each([{}, { valid_until: 0 }, { valid_until: now - 5, valid_from: now }])(
  'a coupon without a readable end (%j) is never over @CPN-7 BI-18',
  (coupon) => expect(isOver(coupon, now)).toBe(false),
)
