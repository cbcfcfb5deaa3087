import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plotOf } from '#lib/domain/stores/plot.ts'
import { numberedOf, plotSize } from '#lib/domain/stores/plot-size.ts'

const coordinate = (limit: number) =>
  fc.oneof(fc.double({ min: -limit, max: limit, noNaN: true }), fc.double(), fc.constant(undefined))
const stores = fc.array(fc.record({ id: fc.uuid(), lat: coordinate(90), lng: coordinate(180) }), {
  maxLength: 40,
})
const near = fc.option(
  fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  { nil: undefined },
)

test('every point is a number within the plot, whatever coordinates a platform sends @STO-1', () => {
  fc.assert(
    fc.property(stores, near, fc.nat(9), (given, member, numbered) => {
      const plot = plotOf(given, member, numbered)
      for (const { x, y } of plot?.points ?? []) {
        expect(x >= 0 && x <= plotSize.width).toBe(true)
        expect(y >= 0 && y <= plotSize.height).toBe(true)
      }
      if (!plot?.ring) return
      expect(plot.ring.radius > 0 && plot.ring.radius <= plotSize.height / 2).toBe(true)
    }),
  )
})

test('north is up and east is right; what is twice as far stands twice as far @STO-1', () => {
  const member = { lat: 42.7, lng: 23.3 }
  const plot = plotOf(
    [
      { id: 'north', lat: 42.8, lng: 23.3 },
      { id: 'further', lat: 42.9, lng: 23.3 },
      { id: 'east', lat: 42.7, lng: 23.4 },
    ],
    member,
  )
  const [north, further, east] = plot?.points ?? []
  expect(plot?.member).toEqual({ x: 80, y: 50 })
  expect(north).toMatchObject({ id: 'north', x: 80, y: 28 })
  expect(further).toMatchObject({ x: 80, y: 6 })
  expect(east?.y).toBe(50)
  expect(east?.x).toBeGreaterThan(90)
  expect(plot?.ring).toEqual({ metres: 20_000, radius: 39.6 })
})

test('stores on both sides of the 180th degree stand side by side @STO-1', () => {
  const [west, east] =
    plotOf(
      [
        { id: 'w', lat: -17, lng: 179.9 },
        { id: 'e', lat: -17, lng: -179.9 },
      ],
      undefined,
    )?.points ?? []
  expect([west?.x, east?.x]).toEqual([36, 124])
})

test('one store stands in the middle, and without any there is no plot @STO-1', () => {
  expect(plotOf([{ id: '1', lat: 42, lng: 23 }], undefined)?.points).toEqual([{ id: '1', x: 80, y: 50 }])
  expect(plotOf([{ id: '1', lat: 0, lng: 0 }], undefined)).toBeUndefined()
  expect(plotOf([], { lat: 42, lng: 23 })).toBeUndefined()
})

test('a favourite beyond the plot stands at its edge, in its direction @STO-1', () => {
  const around = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
    id: String(number),
    lat: 42.7 + number / 1000,
    lng: 23.3,
  }))
  const plot = plotOf([{ id: 'far', lat: 43.5, lng: 23.3 }, ...around], { lat: 42.7, lng: 23.3 }, 9)
  expect(plot?.points[0]).toEqual({ id: 'far', x: 80, y: 6 })
  expect(plot?.points).toHaveLength(10)
})

test('a store without a number that is beyond the plot is not on it, whichever way it lies @STO-1', () => {
  const member = { lat: 42.7, lng: 23.3 }
  const around = Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    lat: 42.7,
    lng: 23.3 + index / 10_000,
  }))
  const far = [
    { id: 'north', lat: 43.5, lng: 23.3 },
    { id: 'south', lat: 41.5, lng: 23.3 },
    { id: 'east', lat: 42.7, lng: 25.3 },
    { id: 'west', lat: 42.7, lng: 21.3 },
  ]
  const ids = (numbered: number) => plotOf([...far, ...around], member, numbered)?.points.map(({ id }) => id)
  expect(ids(0)).toEqual(around.map(({ id }) => id))
  expect(ids(1)).toEqual(['north', ...around.map(({ id }) => id)])
  const edges = plotOf([...far, ...around], member, 4)?.points.slice(0, 4)
  expect(edges?.map(({ x, y }) => [x, y])).toEqual([
    [80, 6],
    [80, 94],
    [154, 50],
    [6, 50],
  ])
})

test('a degree to the east is half as long as one to the north where the earth is half as wide @STO-1', () => {
  const plot = plotOf(
    [
      { id: 'north', lat: 61, lng: 10 },
      { id: 'east', lat: 60, lng: 11 },
    ],
    { lat: 60, lng: 10 },
  )
  expect(plot?.points).toEqual([
    { id: 'north', x: 80, y: 6 },
    { id: 'east', x: 102, y: 50 },
  ])
})

test('the ring is the largest round distance that fits, or the edge itself @STO-1', () => {
  const ring = (lat: number) => plotOf([{ id: '1', lat, lng: 23 }], { lat: 42, lng: 23 })?.ring
  expect(ring(42.000_001)).toEqual({ metres: 500, radius: 44 })
  expect(ring(42.01)).toMatchObject({ metres: 1000 })
  expect(ring(42.02)).toMatchObject({ metres: 2000 })
  expect(ring(42.05)).toMatchObject({ metres: 5000 })
})

test('numbers are for the surroundings of a member, and for few stores @STO-1', () => {
  const many = Array.from({ length: 10 })
  expect(numberedOf(many, { lat: 42, lng: 23 })).toBe(9)
  expect(numberedOf(many, undefined)).toBe(0)
  expect(numberedOf(many.slice(1), undefined)).toBe(9)
})
