import { describe, expect, test } from 'vitest'
import { type Coupon, ribbonTone } from '#lib/domain/coupons/coupon.ts'
import { activeFirst, couponPeriod, isOver } from '#lib/domain/coupons/coupon-period.ts'

const now = 1_800_000_000

test('an activation’s end goes before the coupon’s own @CPN-7', () => {
  expect(isOver({ valid_until: now + 100, expiration_at: now }, now)).toBe(true)
  expect(isOver({ valid_until: now - 100, expiration_at: now + 1 }, now)).toBe(false)
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

describe('the tone of a ribbon', () => {
  const now = 1_795_132_800
  const twoDays = 172_800

  test.each([
    ['before it starts', { valid_from: now + 1, valid_until: now + 10 * twoDays }, 'upcoming'],
    ['from the second it starts', { valid_from: now, valid_until: now + 10 * twoDays }, 'calm'],
    ['with more than two days left', { valid_until: now + twoDays + 1 }, 'calm'],
    ['with two days left', { valid_until: now + twoDays }, 'urgent'],
    ['with a second left', { valid_until: now + 1 }, 'urgent'],
    ['with nothing left', { valid_until: now }, 'hidden'],
    ['after its end', { valid_until: now - 1 }, 'hidden'],
    ['without an end', { valid_from: now - 1 }, 'hidden'],
    ['without an end, before it starts', { valid_from: now + 1 }, 'hidden'],
    [
      'when its activation ends first',
      { valid_until: now + 10 * twoDays, expiration_at: now + 60 },
      'urgent',
    ],
    ['when its activation has ended', { valid_until: now + 10 * twoDays, expiration_at: now - 60 }, 'hidden'],
    ['with an end before its start', { valid_from: now + 60, valid_until: now + 30 }, 'hidden'],
    ['with an end of 0', { valid_until: 0 }, 'hidden'],
    ['with an end in milliseconds', { valid_until: (now + 60) * 1000 }, 'urgent'],
  ])('a coupon %s has the right ribbon @CPN-8 @CPN-7', (_, coupon, tone) => {
    expect(ribbonTone(coupon, now)).toBe(tone)
  })
})

describe('the order of a list', () => {
  const now = 1_800_000_000
  const coupon = (id: string, parts: Partial<Coupon> = {}): Coupon => ({
    id,
    name: id,
    activated: false,
    ...parts,
  })

  test('active coupons are first, then ended ones; nothing else moves @PTS-1 @FND-1', () => {
    const coupons = [
      coupon('a'),
      coupon('ended', { activated: true, expiration_at: now - 1 }),
      coupon('b', { activated: true, expiration_at: now + 90 }),
      coupon('c'),
      coupon('d', { activated: true }),
    ]
    expect(activeFirst(coupons, now).map(({ id }) => id)).toEqual(['b', 'd', 'ended', 'a', 'c'])
    expect(coupons[0]?.id).toBe('a')
  })
})
