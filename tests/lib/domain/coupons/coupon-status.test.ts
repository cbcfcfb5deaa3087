import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponStatus, couponValidity } from '#lib/domain/coupons/coupon.ts'

const now = 1_795_132_800
const member = { is_verified: true, wallets: [{ is_primary: true, points: 10_000 }] }
const unverified = { ...member, is_verified: false }
const coupon = { activated: false, points: 5000, valid_from: now - 60 }

const missing = (amount: number) => ({ as: 'blocked', reason: { kind: 'points', missing: amount } })
const early = (from: number) => ({ as: 'blocked', reason: { kind: 'early', from } })
const poor = { is_verified: true, wallets: [] }

test.each([
  ['a verified member with enough points', {}, member, { as: 'ready' }],
  ['an unverified member', {}, unverified, { as: 'unverified' }],
  ['an unverified member, though it is active', { activated: true }, unverified, { as: 'unverified' }],
  ['an unverified member, though it costs more', { points: 1e9 }, unverified, { as: 'unverified' }],
  ['whom it has cost all points', { activated: true, points: 1e9 }, member, { as: 'active' }],
  ['who lacks a hundredth', { points: 10_001 }, member, missing(1)],
  ['who has no wallet', {}, poor, missing(5000)],
  ['who is a second too early', { valid_from: now + 1 }, member, early(now + 1)],
  ['who comes at its first second', { valid_from: now }, member, { as: 'ready' }],
  ['who is early and lacks points', { points: 10_050, valid_from: now + 60 }, member, missing(50)],
  ['whom it tells milliseconds', { valid_from: (now + 60) * 1000 }, member, early(now + 60)],
  ['whom it costs nothing', { points: 0 }, poor, { as: 'ready' }],
  ['whom it tells no cost', { points: undefined }, poor, { as: 'ready' }],
])('the status of a coupon for somebody: %s @CPN-2 @CPN-3 @BI-18', (_, facts, who, status) => {
  expect(couponStatus({ ...coupon, ...facts }, who, now)).toEqual(status)
})

test('while the member is unknown nothing is promised, but an active coupon opens @CPN-2', () => {
  expect(couponStatus(coupon, undefined, now)).toEqual({ as: 'unknown' })
  expect(couponStatus({ ...coupon, activated: true }, undefined, now)).toEqual({ as: 'active' })
})

test('a coupon that has ended offers nothing to anybody, whoever asks and whatever the platform says @C1 @CPN-2', () => {
  const ended = { ...coupon, valid_until: now }
  for (const who of [member, unverified, undefined])
    for (const activated of [false, true])
      expect(couponStatus({ ...ended, activated }, who, now)).toEqual({ as: 'ended' })
  expect(couponStatus({ ...ended, valid_until: now + 1 }, member, now)).toEqual({ as: 'ready' })
  expect(couponStatus({ ...coupon, expiration_at: now }, member, now)).toEqual({ as: 'ended' })
})

test('an activation that is over ends its code, and the coupon goes on where the platform gives it a later end @C1 @CPN-7', () => {
  const used = { ...coupon, expiration_at: now - 1, valid_until: now + 60 }
  expect(couponStatus(used, member, now)).toEqual({ as: 'ready' })
  expect(couponStatus({ ...used, expiration_at: now }, member, now)).toEqual({ as: 'ready' })
  expect(couponStatus({ ...used, activated: true }, member, now)).toEqual({ as: 'ended' })
  expect(couponStatus({ ...used, valid_until: now }, member, now)).toEqual({ as: 'ended' })
})

test('a coupon is ended exactly when its text says so: the button and the words never differ @C1 @CPN-7', () => {
  const moment = fc.option(fc.integer({ min: now - 100, max: now + 100 }), { nil: undefined })
  const facts = fc.record({
    activated: fc.boolean(),
    valid_from: moment,
    valid_until: moment,
    expiration_at: moment,
  })
  fc.assert(
    fc.property(facts, (one) => {
      const started = one.valid_from === undefined || one.valid_from <= now
      fc.pre(started)
      const says = couponValidity(one, now)?.key === 'expired'
      expect(couponStatus(one, member, now).as === 'ended').toBe(says)
    }),
  )
})
