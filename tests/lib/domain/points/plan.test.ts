import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { offerFor, paceDays, paceOf, planOf } from '#lib/domain/points/plan.ts'
import type { Fulfilment } from '#lib/domain/rewards/reward.ts'

const now = Date.parse('2026-11-22T10:00:00Z') / 1000
const day = 86_400
const ago = (days: number, points: number) => ({ at: now - days * day, points })
const past = [ago(1, 900), ago(20, -5000), ago(40, 900), ago(80, 900), ago(91, 100_000)]

test('her pace is what she gained in 90 days, without what she spent and what is older @PTS-2', () => {
  expect(paceOf({ transactions: past, hasDropped: false }, now)).toBe(2700 / paceDays)
})

test('without enough history there is no pace: too short, with holes, too few gains, or undated @PTS-2 @BI-18', () => {
  const none = [
    { transactions: past.slice(0, 4), hasDropped: false },
    { transactions: past, hasDropped: true },
    { transactions: past.slice(2), hasDropped: false },
    { transactions: [...past, { at: 0, points: 5 }], hasDropped: false },
    { transactions: [], hasDropped: false },
  ]
  for (const history of none) expect(paceOf(history, now)).toBeUndefined()
})

test('a pace is made of gains up to now: none of tomorrow, none of nothing, and the 90 days are whole @PTS-2', () => {
  const gains = [ago(0, 900), ago(40, 900), ago(89.9, 900)]
  const paceWith = (...more: readonly ReturnType<typeof ago>[]) =>
    paceOf({ transactions: [...gains, ...more], hasDropped: false }, now)
  expect(paceWith(ago(90, 900))).toBe(2700 / paceDays)
  expect(paceWith(ago(91, 1), ago(-1, 9000))).toBe(2700 / paceDays)
  expect(paceWith()).toBeUndefined()
  const two = { transactions: [ago(91, 1), ago(1, 900), ago(2, 900), ago(3, 0)], hasDropped: false }
  expect(paceOf(two, now)).toBeUndefined()
  expect(paceWith(ago(91, 1), ago(2, Number.MAX_VALUE), ago(3, Number.MAX_VALUE))).toBeUndefined()
})

const facts = { cost: 10_000, stock: 3, balance: 7000, lapses: [], pace: 100 }

test('the way is what is missing, and the days at her pace @PTS-2', () => {
  expect(planOf(facts, now)).toEqual({ as: 'toGo', missing: 3000, days: 30, lapsing: 0 })
  expect(planOf({ ...facts, pace: undefined }, now)).toEqual({
    as: 'toGo',
    missing: 3000,
    days: undefined,
    lapsing: 0,
  })
  expect(planOf({ ...facts, balance: 10_000 }, now)).toEqual({ as: 'reached' })
  expect(planOf({ ...facts, stock: 0, balance: 10_000 }, now)).toEqual({ as: 'soldOut' })
  // More than two years is no number.
  expect(planOf({ ...facts, pace: 1 }, now)).toMatchObject({ days: 'years' })
})

test('what lapses in the very second of the goal lapses before it @PTS-2', () => {
  const lapsing = (at: number) => planOf({ ...facts, lapses: [{ at, points: 100 }] }, now)
  expect(lapsing(now + 30 * day)).toMatchObject({ days: 31, lapsing: 100 })
  expect(lapsing(now + 30 * day + 1)).toMatchObject({ days: 30, lapsing: 0 })
})

test('what lapses on the way is missing once more, also what lapses only because the way became longer @PTS-2', () => {
  const lapses = [
    { at: now + 10 * day, points: 1000 },
    { at: now + 35 * day, points: 500 },
    { at: now + 60 * day, points: 5000 },
  ]
  expect(planOf({ ...facts, lapses }, now)).toEqual({ as: 'toGo', missing: 3000, days: 45, lapsing: 1500 })
})

const amount = fc.integer({ min: -100, max: 1_000_000 })
const lapsesOf = fc.array(
  fc.record({ at: fc.integer({ min: now + 1, max: now + 900 * day }), points: fc.nat(100_000) }),
  {
    maxLength: 30,
  },
)

test('in any zone: no point counts twice, no more lapses than there is, and the days do reach the goal @PTS-2', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Sofia', 'Australia/Lord_Howe', 'Pacific/Kiritimati')
  fc.assert(
    fc.property(
      amount,
      amount,
      lapsesOf,
      fc.double({ min: 0.01, max: 50_000, noNaN: true }),
      zones,
      (cost, balance, lapses, pace, TZ) => {
        const given = { cost, stock: undefined, balance, lapses, pace }
        const plan = planOf(given, now)
        vi.stubEnv('TZ', TZ)
        expect(planOf(given, now)).toEqual(plan)
        if (plan.as !== 'toGo') {
          expect(balance).toBeGreaterThanOrEqual(cost > 0 ? cost : balance)
          return
        }
        expect(plan.missing).toBe(Math.max(0, cost) - balance)
        expect(plan.lapsing).toBeLessThanOrEqual(Math.max(0, balance))
        if (typeof plan.days !== 'number') return
        const lapsed = lapses.reduce(
          (sum, { at, points }) => sum + (at <= now + Number(plan.days) * day ? points : 0),
          0,
        )
        expect(plan.lapsing).toBe(Math.min(lapsed, Math.max(0, balance)))
        expect(plan.days * pace + balance - plan.lapsing).toBeGreaterThanOrEqual(cost - 1)
      },
    ),
  )
})

const ways: Fulfilment[] = ['pickup']
const reward = (points: number | undefined, stock?: number, fulfilment = ways) => ({
  points,
  stock,
  fulfilment,
})

test('for what lapses next she is offered the dearest reward that it pays, never one that is gone @PTS-2', () => {
  const lapse = { at: now + day, points: 1000 }
  const rewards = [
    reward(400),
    reward(900, 0),
    reward(800, 5, []),
    reward(500, 1),
    reward(1200),
    reward(undefined),
    reward(0),
  ]
  expect(offerFor(lapse, 5000, rewards)).toEqual({ reward: rewards[3], count: 1 })
  expect(offerFor(lapse, 450, rewards)).toEqual({ reward: rewards[0], count: 1 })
  expect(offerFor(undefined, 5000, rewards)).toBeUndefined()
  expect(offerFor(lapse, 0, rewards)).toBeUndefined()
})

test('for what lapses she may have as many as it pays and as there are, at its very cost too @PTS-2', () => {
  const lapse = { at: now + day, points: 1000 }
  const offered = (points: number, stock?: number) => offerFor(lapse, 5000, [reward(points, stock)])?.count
  expect([offered(1000), offered(1001), offered(400), offered(400, 1), offered(400, 1.5)]).toEqual([
    1,
    undefined,
    2,
    1,
    1,
  ])
  expect(offered(400, 0.5)).toBeUndefined()
})
