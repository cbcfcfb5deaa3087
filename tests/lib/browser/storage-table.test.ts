import { expect, test } from 'vitest'
import * as keys from '#lib/browser/storage-keys.ts'
import { mayClear, storageItemOf, storageItems, storagePurposes } from '#lib/browser/storage-table.ts'

/** A name as a browser holds it, of each key of the file. */
const names = Object.entries(keys)
  .filter(([key]) => key !== 'keyOfTenant')
  .map(([, key]) => (typeof key === 'string' ? key : key('auth', 'x')))

test('every name under which something is kept has a row @PRV-1', () => {
  const places = ['local', 'session', 'database', 'cache'] as const
  expect(names.filter((name) => !places.some((place) => storageItemOf(place, name)))).toEqual([])
})

test.each([
  ['local', keys.keyOfTenant(keys.authKey, 'club'), 'session'],
  ['session', keys.exchangedTokenKey(keys.authKey), 'session'],
  ['session', keys.draftKey('email'), 'typed'],
  ['session', keys.factsKey('grocer:1'), 'content'],
  ['database', keys.outboxKey('grocer:1'), 'receipts'],
  ['cache', keys.portalCacheKey('a1b2'), 'app'],
] as const)('what stands in the %s storage as %s is kept for %s @PRV-1', (place, name, purpose) => {
  expect(storageItemOf(place, name)?.purpose).toBe(purpose)
})

test.each([
  ['local', 'tracker'],
  ['local', 'authority'],
  ['local', keys.draftKey('email')],
  ['cookie', keys.authKey],
  ['database', keys.authKey],
  ['cache', 'workbox-precache'],
] as const)('nothing in the %s storage may be called %s @PRV-1', (place, name) => {
  expect(storageItemOf(place, name)).toBeUndefined()
})

test('a purpose is listed once with all its names, and what testers’ builds keep only there @PRV-1', () => {
  const listed = storagePurposes(false)
  expect(new Set(listed.map(({ purpose }) => purpose)).size).toBe(listed.length)
  expect(listed.some(({ purpose }) => purpose === 'testers')).toBe(false)
  const all = storagePurposes(true).flatMap((one) => one.names)
  expect(all.toSorted()).toEqual([...new Set(storageItems.map(({ name }) => name))].toSorted())
})

test('what signs a member in, and receipts that wait, are not cleared; what she has typed and seen is @PRV-1', () => {
  expect(
    ['session', 'receipts', 'language', 'app'].map((purpose) => mayClear(purpose as 'app')),
  ).not.toContain(true)
  expect(['typed', 'content', 'place', 'news'].map((purpose) => mayClear(purpose as 'news'))).not.toContain(
    false,
  )
})
