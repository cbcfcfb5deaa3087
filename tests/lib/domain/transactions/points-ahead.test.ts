import { expect, test } from 'vitest'
import { pointsAhead } from '#lib/domain/points/points.ts'

const now = new Date(2026, 10, 22, 10).getTime() / 1000
const day = 86_400

test('a member without a word of the server is promised nothing @C3 @PTS-1', () => {
  expect(pointsAhead(undefined, now)).toEqual({ pending: 0, lapses: [] })
  expect(pointsAhead({ pending_points: undefined, expirations: [] }, now)).toEqual({ pending: 0, lapses: [] })
  expect(pointsAhead({ pending_points: -100, expirations: [] }, now).pending).toBe(0)
})

test('a member reads what lapses from the nearest day on, whatever the order it came in @C3 @PTS-1', () => {
  const { pending, lapses } = pointsAhead(
    {
      pending_points: 15_000,
      expirations: [
        { points: 300, at: now + 40 * day },
        { points: 100, at: now + 2 * day },
      ],
    },
    now,
  )
  expect(pending).toBe(15_000)
  expect(lapses).toEqual([
    { points: 100, at: now + 2 * day },
    { points: 300, at: now + 40 * day },
  ])
})

test('amounts of one day are one amount, and the moment is the first of them @C3 @PTS-1', () => {
  const expirations = [
    { points: 50, at: now + 3600 },
    { points: 20, at: now + 60 },
    { points: 7, at: (now + 7200) * 1000 },
  ]
  expect(pointsAhead({ expirations }, now).lapses).toEqual([{ points: 77, at: now + 60 }])
})

test('what is past, empty or unreadable is left out @C3 @PTS-1 @BI-18', () => {
  const expirations = [
    { points: 50, at: now },
    { points: 0, at: now + day },
    { points: -5, at: now + day },
    { points: 5, at: 0 },
    { points: 5, at: Number.NaN },
    { points: 5, at: 1e300 },
  ]
  expect(pointsAhead({ expirations }, now).lapses).toEqual([])
})
