import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CouponFilter,
  couponFilters,
  findCoupons,
  isSearching,
  queryOfSearch,
  searchFromQuery,
} from '#lib/domain/coupons/coupon-search.ts'

const now = 1_800_000_000
const day = 86_400
const member = { is_verified: true, wallets: [{ is_primary: true, points: 10_000 }] }

const coupon = (name: string, facts: object = {}) => ({ name, activated: false, points: undefined, ...facts })
const coupons = [
  coupon('Coffee', { points: 5_000 }),
  coupon('Car wash', { points: 90_000, valid_until: now + day }),
  coupon('Crème brûlée', { valid_until: now + 30 * day }),
  coupon('Топъл хляб', { activated: true, points: 90_000, expiration_at: now + 120 }),
  coupon('Winter wash', { valid_from: now + day, perex: 'With hot wax' }),
  coupon('Old wash', { valid_until: now - 1 }),
]
const found = (filters: readonly CouponFilter[], typed = '') =>
  findCoupons(coupons, { filters, typed }, member, now).map(({ name }) => name)

test('a member finds what she can have now, what ends within two days, and what is free @FND-1', () => {
  expect(found(['now'])).toEqual(['Coffee', 'Crème brûlée', 'Топъл хляб'])
  expect(found(['soon'])).toEqual(['Car wash', 'Топъл хляб'])
  expect(found(['free'])).toEqual(['Crème brûlée', 'Winter wash', 'Old wash'])
  expect(found(['now', 'free'])).toEqual(['Crème brûlée'])
  expect(found([])).toHaveLength(coupons.length)
})

test('a coupon ends soon from two days before its end until it has ended @FND-1', () => {
  const ends = [2 * day + 1, 2 * day, 1, 0].map((left) => coupon(`${left}`, { valid_until: now + left }))
  const search = { filters: ['soon'], typed: '' } as const
  const soon = findCoupons(ends, search, member, now).map(({ name }) => name)
  expect(soon).toEqual([`${2 * day}`, '1'])
})

test('an active coupon can be had while nobody knows yet who the member is, and no other @FND-1', () => {
  const search = { filters: ['now'], typed: '' } as const
  expect(findCoupons(coupons, search, undefined, now).map(({ name }) => name)).toEqual(['Топъл хляб'])
})

test('a typed word begins a word of the name or of the text, with or without accents and capitals @FND-1', () => {
  expect(found([], 'BRUL')).toEqual(['Crème brûlée'])
  expect(found([], 'wash')).toEqual(['Car wash', 'Winter wash', 'Old wash'])
  expect(found([], 'хляб')).toEqual(['Топъл хляб'])
  expect(found([], 'wax winter')).toEqual(['Winter wash'])
  expect(found([], 'ash')).toEqual([])
  expect(found(['soon'], 'wash')).toEqual(['Car wash'])
})

test('a search is in the address, and what an address says besides is left out @FND-1', () => {
  expect(queryOfSearch({ filters: ['now', 'free'], typed: 'hot & cold' })).toBe(
    '?show=now,free&q=hot+%26+cold',
  )
  expect(queryOfSearch({ filters: [], typed: '  ' })).toBe('')
  expect(isSearching({ filters: [], typed: '  ' })).toBe(false)
  expect(searchFromQuery('?show=free,all,now,__proto__&q=tea&x=1')).toEqual({
    filters: ['now', 'free'],
    typed: 'tea',
  })
  expect(searchFromQuery('?show=%E0%A4%A')).toEqual({ filters: [], typed: '' })
  expect(searchFromQuery(`?q=${'💧'.repeat(500)}`).typed).toBe('💧'.repeat(80))
  fc.assert(
    fc.property(
      fc.subarray([...couponFilters]),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      (filters, typed) => {
        const search = { filters, typed: typed.trim() }
        expect(searchFromQuery(queryOfSearch(search))).toEqual(search)
        expect(isSearching(search)).toBe(queryOfSearch(search) !== '')
      },
    ),
  )
})
