import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paramKey, params } from '#lib/domain/member.ts'

test.each([
  ['favouriteStore', 'favourite_store'],
  ['Favourite Store', 'favourite_store'],
  [' favourite-store. ', 'favourite_store'],
  ['FAVOURITE_STORE', 'favourite_store'],
])('the setting "%s" is known as "%s"', (key, normal) => {
  expect(paramKey(key)).toBe(normal)
})

test('pairs and an object say the same', () => {
  const expected = { favourite_store: 'harbour', newsletter: true }
  expect(v.parse(params, { 'Favourite Store': 'harbour', newsletter: true })).toEqual(expected)
  expect(
    v.parse(params, [{ key: 'favouriteStore', value: 'harbour' }, { key: 'newsletter', value: true }, 3]),
  ).toEqual(expected)
})

test('no key reaches a prototype XS-27', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'Constructor']) {
    const read = v.parse(params, [{ key, value: { polluted: true } }])
    expect(read).toEqual({})
    expect('polluted' in {}).toBe(false)
  }
})
