import { expect, test } from 'vitest'
import { metresBetween, metresTo, positionOf, rounded } from '#lib/domain/stores/store-list.ts'

test('known ways have their known lengths, also over the 180th degree @STO-1', () => {
  const sofia = { lat: 42.6977, lng: 23.3219 }
  expect(metresBetween(sofia, { lat: 42.1354, lng: 24.7453 }) / 1000).toBeCloseTo(132.5, 0)
  expect(metresBetween(sofia, { lat: 43.2141, lng: 27.9147 }) / 1000).toBeCloseTo(378.3, 0)
  expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }) / 1000).toBeCloseTo(111.2, 0)
})

test.each([
  ['none', {}],
  ['half of them', { lat: 42 }],
  ['0, 0, which stands for none', { lat: 0, lng: 0 }],
  ['a latitude beyond the pole', { lat: 90.1, lng: 10 }],
  ['a longitude beyond half around', { lat: 10, lng: -180.1 }],
  ['no number', { lat: Number.NaN, lng: 10 }],
  ['an endless number', { lat: Number.POSITIVE_INFINITY, lng: 10 }],
])('with coordinates that are %s nobody knows where a store is @STO-1', (_, coordinates) => {
  expect(positionOf(coordinates)).toBeUndefined()
})

test('a distance is that from the member’s position, and there is none before they have given it @STO-1', () => {
  const store = { lat: 42, lng: 23, distance_m: 5 }
  expect(metresTo(store, { lat: 42, lng: 23 })).toBe(0)
  expect(metresTo(store, undefined)).toBeUndefined()
  expect(metresTo({ lat: undefined, lng: undefined, distance_m: 5 }, { lat: 42, lng: 23 })).toBe(5)
  expect(metresTo({ lat: undefined, lng: undefined, distance_m: -1 }, { lat: 42, lng: 23 })).toBeUndefined()
})

test('the platform learns of her position to about a hundred metres only @STO-1', () => {
  expect(rounded({ lat: 42.697_712_3, lng: -8.912_49 })).toEqual({ lat: 42.698, lng: -8.912 })
})
