import { expect, test } from 'vitest'
import { activeFirst } from '#lib/domain/coupons/active-first.ts'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'

const now = 1_800_000_000
const coupon = (id: string, parts: Partial<Coupon> = {}): Coupon => ({
  id,
  name: id,
  activated: false,
  ...parts,
})

test('active coupons stand first, ended ones where they were; nothing else moves @PTS-1 @FND-1', () => {
  const coupons = [
    coupon('a'),
    coupon('ended', { activated: true, expiration_at: now - 1 }),
    coupon('b', { activated: true, expiration_at: now + 90 }),
    coupon('c'),
    coupon('d', { activated: true }),
  ]
  expect(activeFirst(coupons, now).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'ended', 'c'])
  expect(coupons[0]?.id).toBe('a')
})
