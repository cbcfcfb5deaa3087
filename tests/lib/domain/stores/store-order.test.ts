import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from '#lib/domain/stores/store-order.ts'

const store = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Abbey', 'Bridge', 'Castle'),
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constant(undefined), fc.double()),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constant(undefined)),
  distance_m: fc.oneof(fc.nat(), fc.constant(undefined)),
})
const stores = fc.uniqueArray(store, { selector: ({ id }) => id, maxLength: 30 })
const near = { lat: 42.7, lng: 23.3 }
const ids = (sorted: ReturnType<typeof inOrder>) => sorted.map(({ store }) => (store as { id: string }).id)

test('no store is lost or doubled, and the given list stays as it was @STO-1', () => {
  fc.assert(
    fc.property(stores, fc.boolean(), (given, isNear) => {
      const before = given.map(({ id }) => id)
      const sorted = inOrder(given, { near: isNear ? near : undefined, favourite: given[3]?.id })
      expect(ids(sorted).toSorted()).toEqual(before.toSorted())
      expect(given.map(({ id }) => id)).toEqual(before)
    }),
  )
})

test('the nearest come first, those of unknown distance last, and the same list sorts to the same order @STO-1', () => {
  fc.assert(
    fc.property(stores, (given) => {
      const sorted = inOrder(given, { near, favourite: undefined })
      const ways = sorted.map(({ metres }) => metres ?? Number.POSITIVE_INFINITY)
      expect(ways).toEqual(ways.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
      expect(ways.some(Number.isNaN)).toBe(false)
      const again = inOrder(
        sorted.map((placed) => placed.store),
        { near, favourite: undefined },
      )
      expect(ids(again)).toEqual(ids(sorted))
    }),
  )
})

const at = (id: string, name: string, lat?: number) => ({
  id,
  name,
  lat,
  lng: lat === undefined ? undefined : 23.3,
  distance_m: undefined,
})

test('the favourite store is the first, however far it is; equally far ones stand by name @STO-1', () => {
  const given = [
    at('1', 'Far', 43),
    at('2', 'Unknown'),
    at('3', 'B', 42.8),
    at('4', 'A', 42.8),
    at('5', 'C', 42.7),
  ]
  expect(ids(inOrder(given, { near, favourite: undefined }))).toEqual(['5', '4', '3', '1', '2'])
  expect(ids(inOrder(given, { near, favourite: '2' }))).toEqual(['2', '5', '4', '3', '1'])
})

test('without her position the order of the platform stays behind the favourite @STO-1', () => {
  const given = [at('1', 'Far', 43), at('2', 'Unknown'), at('3', 'A', 42.8)]
  expect(ids(inOrder(given, { near: undefined, favourite: undefined }))).toEqual(['1', '2', '3'])
  expect(ids(inOrder(given, { near: undefined, favourite: '3' }))).toEqual(['3', '1', '2'])
  expect(ids(inOrder(given, { near: undefined, favourite: 'gone' }))).toEqual(['1', '2', '3'])
})
