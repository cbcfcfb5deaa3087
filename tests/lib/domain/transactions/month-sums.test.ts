import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { monthOf, monthSums } from '#lib/domain/transactions/transaction.ts'

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime() / 1000
const month = (year: number, number: number) => year * 12 + number - 1
const all = { hasMore: false, hasDropped: false }

test('a month holds what was earned and what was spent in it, apart @PTS-1', () => {
  const sums = monthSums(
    [
      { at: at(2026, 11, 20), points: 1250 },
      { at: at(2026, 11, 2), points: -340 },
      { at: at(2026, 10, 31, 23), points: 100 },
    ],
    all,
  )
  expect([...sums]).toEqual([
    [month(2026, 11), { earned: 1250, spent: 340, isWhole: true }],
    [month(2026, 10), { earned: 100, spent: 0, isWhole: true }],
  ])
})

test('the last month that has come is not whole while the server has more; those before it are @PTS-1', () => {
  const rows = [
    { at: at(2026, 11, 20), points: 1 },
    { at: at(2026, 10, 31), points: 1 },
  ]
  const wholes = (missing: object, from = rows) =>
    [...monthSums(from, { ...all, ...missing }).values()].map(({ isWhole }) => isWhole)
  expect(wholes({ hasMore: true })).toEqual([true, false])
  expect(wholes({})).toEqual([true, true])
  // A row that could not be read may belong to any month.
  expect(wholes({ hasDropped: true })).toEqual([false, false])
  // Rows that are in no order, or have no date, may still come for any month.
  expect(wholes({ hasMore: true }, rows.toReversed())).toEqual([false, false])
  expect(wholes({ hasMore: true }, [{ at: 0, points: 1 }, ...rows])).toEqual([false, false, false])
})

test.each([
  ['Europe/Sofia', '2026-10-31T22:30:00Z', month(2026, 11)],
  ['Europe/London', '2026-10-31T22:30:00Z', month(2026, 10)],
  ['Pacific/Auckland', '2026-10-31T12:00:00Z', month(2026, 11)],
  ['America/Sao_Paulo', '2026-11-01T02:59:59Z', month(2026, 10)],
  // The night on which clocks are changed.
  ['Europe/Sofia', '2026-10-25T00:30:00Z', month(2026, 10)],
] as const)('in %s the moment %s is in the member’s own month @PTS-1', (TZ, moment, expected) => {
  vi.stubEnv('TZ', TZ)
  expect(monthOf(Date.parse(moment) / 1000)).toBe(expected)
})

test('what is no moment is in no month @PTS-1 @BI-18', () => {
  for (const none of [0, -1, Number.NaN, 1e300]) expect(monthOf(none)).toBe(-1)
})

const transaction = fc.record({
  at: fc.oneof(fc.integer({ min: at(2024, 1, 1), max: at(2027, 1, 1) }), fc.constantFrom(0, -5)),
  points: fc.integer({ min: -1_000_000, max: 1_000_000 }),
})

test('no point is made up or lost, in any zone, and a month is whole only when no older page could add to it @PTS-1', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Sofia',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Australia/Lord_Howe',
  )
  fc.assert(
    fc.property(zones, fc.array(transaction, { maxLength: 80 }), fc.nat(80), (TZ, rows, cut) => {
      vi.stubEnv('TZ', TZ)
      const sorted = rows.toSorted((one, other) => other.at - one.at)
      const whole = monthSums(sorted, all)
      const sum = [...whole.values()].reduce((total, { earned, spent }) => total + earned - spent, 0)
      expect(sum).toBe(rows.reduce((total, { points }) => total + points, 0))
      const loaded = sorted.slice(0, cut)
      for (const [key, sums] of monthSums(loaded, {
        hasMore: loaded.length < sorted.length,
        hasDropped: false,
      }))
        if (sums.isWhole) expect(sums).toEqual(whole.get(key))
    }),
  )
})
