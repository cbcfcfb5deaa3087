import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, missingPoints, pointsOf } from '#lib/domain/points/points.ts'

test.each([
  [0, 0],
  [-1, -0.01],
  [1, 0.01],
  [29, 0.29],
  [12_345, 123.45],
  ['100', 1],
  [' 250 ', 2.5],
])('%s hundredths read as %s points @BI-17', (hundredths, points) => {
  expect(pointsOf(hundredths)).toBe(points)
})

test.each([null, undefined, '', '  ', 'many', Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is no number of points @BI-17',
  (hundredths) => {
    expect(pointsOf(hundredths)).toBeUndefined()
  },
)

test('points never carry float noise @BI-17', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
      const points = pointsOf(hundredths) ?? Number.NaN
      expect(String(points)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      expect(Math.round(points * 100)).toBe(hundredths)
    }),
  )
})

test.each([null, undefined, 0, -500, Number.NaN, Number.POSITIVE_INFINITY])(
  'a cost of %s costs nothing @CPN-3',
  (cost) => {
    expect(costOf(cost)).toBe(0)
    expect(missingPoints(cost, 0)).toBe(0)
  },
)

test('what is missing is the difference, and nothing when the balance reaches the cost @CPN-3', () => {
  expect(missingPoints(5000, 4999)).toBe(1)
  expect(missingPoints(5000, 5000)).toBe(0)
  expect(missingPoints(5000, 9000)).toBe(0)
  expect(missingPoints(5000, Number.NaN)).toBe(5000)
})
