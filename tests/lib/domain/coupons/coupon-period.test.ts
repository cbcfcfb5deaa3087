import { expect, test } from 'vitest'
import { isOver } from '#lib/domain/coupons/coupon-period.ts'

const now = 1_800_000_000

test('an activation’s end goes before the coupon’s own @CPN-7', () => {
  expect(isOver({ valid_until: now + 100, expiration_at: now }, now)).toBe(true)
  expect(isOver({ valid_until: now - 100, expiration_at: now + 1 }, now)).toBe(false)
})

test.each([{}, { valid_until: 0 }, { valid_until: now - 5, valid_from: now }])(
  'a coupon without a readable end (%j) is never over @CPN-7 BI-18',
  (coupon) => expect(isOver(coupon, now)).toBe(false),
)
