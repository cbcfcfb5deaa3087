import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponStatus } from '#lib/domain/coupons/coupon-status.ts'
import { couponValidity } from '#lib/domain/coupons/coupon-validity.ts'

const now = 1_795_132_800
const member = { is_verified: true, wallets: [{ is_primary: true, points: 10_000 }] }
const unverified = { ...member, is_verified: false }
const coupon = { activated: false, points: 5000, valid_from: now - 60 }

test('a verified member with enough points may activate a coupon that holds @CPN-2 @CPN-3', () => {
  expect(couponStatus(coupon, member, now)).toEqual({ as: 'ready' })
})

test('an unverified member meets the lock, whatever else is true @CPN-2', () => {
  expect(couponStatus(coupon, unverified, now)).toEqual({ as: 'unverified' })
  expect(couponStatus({ ...coupon, activated: true }, unverified, now)).toEqual({ as: 'unverified' })
  expect(couponStatus({ ...coupon, points: 1e9 }, unverified, now)).toEqual({ as: 'unverified' })
})

test('an activated coupon stays active although its cost has used up the points @CPN-2', () => {
  expect(couponStatus({ ...coupon, activated: true, points: 1e9 }, member, now)).toEqual({ as: 'active' })
})

test('a member whose points do not reach the cost is told how many are missing @CPN-2 @CPN-3', () => {
  expect(couponStatus({ ...coupon, points: 10_001 }, member, now)).toEqual({
    as: 'blocked',
    reason: { kind: 'points', missing: 1 },
  })
  expect(couponStatus(coupon, { is_verified: true, wallets: [] }, now)).toEqual({
    as: 'blocked',
    reason: { kind: 'points', missing: 5000 },
  })
})

test('a coupon is blocked until the second it starts @CPN-2 @CPN-3', () => {
  const from = now + 1
  expect(couponStatus({ ...coupon, valid_from: from }, member, now)).toEqual({
    as: 'blocked',
    reason: { kind: 'early', from },
  })
  expect(couponStatus({ ...coupon, valid_from: now }, member, now)).toEqual({ as: 'ready' })
})

test('too few points are named before an early start @CPN-2', () => {
  const status = couponStatus({ ...coupon, points: 10_050, valid_from: now + 60 }, member, now)
  expect(status).toEqual({ as: 'blocked', reason: { kind: 'points', missing: 50 } })
})

test('a start sent in milliseconds is the same moment @BI-18', () => {
  const valid_from = (now + 60) * 1000
  expect(couponStatus({ ...coupon, valid_from }, member, now)).toEqual({
    as: 'blocked',
    reason: { kind: 'early', from: now + 60 },
  })
})

test.each([null, undefined, 0])('a coupon whose cost is %s needs no points @CPN-3', (points) => {
  expect(couponStatus({ ...coupon, points }, { is_verified: true }, now)).toEqual({ as: 'ready' })
})

test('while the member is unknown nothing is promised, but an active coupon opens @CPN-2', () => {
  expect(couponStatus(coupon, undefined, now)).toEqual({ as: 'unknown' })
  expect(couponStatus({ ...coupon, activated: true }, undefined, now)).toEqual({ as: 'active' })
})

test('a coupon is ready exactly when all three conditions hold @CPN-3', () => {
  const facts = fc.record({
    is_verified: fc.boolean(),
    balance: fc.integer({ min: 0, max: 1000 }),
    cost: fc.option(fc.integer({ min: 0, max: 1000 })),
    start: fc.option(fc.integer({ min: now - 100, max: now + 100 })),
  })
  fc.assert(
    fc.property(facts, ({ is_verified, balance, cost, start }) => {
      const someone = { is_verified, wallets: [{ is_primary: true, points: balance }] }
      const status = couponStatus({ activated: false, points: cost, valid_from: start }, someone, now)
      expect(status.as === 'ready').toBe(is_verified && balance >= (cost ?? 0) && now >= (start ?? now))
    }),
  )
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
