import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextChange,
  runsCountdown,
  shareLeft,
  showsClock,
  timeLeft,
  timeUntil,
} from '#lib/domain/time-left.ts'

const day = 86_400

test.each([
  [10 * day, 'days', 10],
  [2 * day + 1, 'days', 2],
  [2 * day, 'hours', 48],
  [3601, 'hours', 1],
  [3600, 'minutes', 60],
  [181, 'minutes', 3],
  [180, 'seconds', 180],
  [0.4, 'seconds', 0],
  [0, 'seconds', 0],
  [-5, 'seconds', 0],
  [Number.NaN, 'seconds', 0],
  [Number.POSITIVE_INFINITY, 'seconds', 0],
])('%s seconds left read as %s: %s @CPN-9', (seconds, unit, value) => {
  expect(timeLeft(seconds)).toEqual({ unit, value })
})

const sizes = { days: day, hours: 3600, minutes: 60, seconds: 1 }

test('a member is never promised more time than she has, nor a start too early @CPN-9', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (seconds) => {
      const left = timeLeft(seconds)
      const until = timeUntil(seconds)
      expect(left.value * sizes[left.unit]).toBeLessThanOrEqual(seconds)
      expect((left.value + 1) * sizes[left.unit]).toBeGreaterThan(seconds)
      expect(until.value * sizes[until.unit]).toBeGreaterThanOrEqual(seconds)
      expect(until.unit).toBe(left.unit)
    }),
  )
})

test('a countdown runs from 100 seconds down to the last @CPN-9', () => {
  expect([101, 100.1, 0, -1, Number.NaN].filter(runsCountdown)).toEqual([])
  expect([100, 1, 0.1].every(runsCountdown)).toBe(true)
})

/** The time as a running one is written: each second has a text of its own under ten minutes. */
const written = (seconds: number) => (showsClock(seconds) ? seconds : timeLeft(seconds))

test('until the next change the text stays the same, and then it differs @CPN-9', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 * day }), (seconds) => {
      const next = nextChange(seconds)
      expect(next).toBeLessThan(seconds)
      expect(written(next)).not.toEqual(written(seconds))
      expect(written(next + 1)).toEqual(written(seconds))
    }),
  )
})

test.each([
  [400, 300, 1],
  [300, 300, 1],
  [100, 300, 1 / 3],
  [75, 300, 0.25],
  [0, 300, 0],
  [-3, 300, 0],
  [Number.NaN, 300, 0],
  [10, 0, 0],
])('of %d seconds left of an activation of %d the ring keeps %d @TIL-1', (seconds, whole, share) => {
  expect(shareLeft(seconds, whole)).toBe(share)
})
