import { expect, test } from 'vitest'
import { newMark, storedMark } from '#lib/browser/auth-record.ts'
import type { TextStorage } from '#lib/browser/storage.ts'

const storage = (): TextStorage => {
  const values = new Map<string, string>()
  return {
    kind: 'memory',
    placeOf: (key) => (values.has(key) ? 'memory' : undefined),
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  }
}

test('a mark is kept as what it is, and stands for both tokens @LCK-3', () => {
  const place = storage()
  const mark = newMark()
  storedMark('auth', place).write({ token: mark, refresh_token: mark })
  expect(JSON.parse(place.get('auth') ?? '')).toEqual({ mark })
  expect(storedMark('auth', place).read()).toEqual({ token: mark, refresh_token: mark })
  storedMark('auth', place).remove()
  expect(storedMark('auth', place).read()).toBeUndefined()
})

test('no token is ever kept as a mark, nor read as one @LCK-3', () => {
  const place = storage()
  storedMark('auth', place).write({ token: 'at_secret', refresh_token: 'rt_secret' })
  expect(place.get('auth')).toBeUndefined()
  for (const text of [
    '{"mark":"at_secret"}',
    '{"token":"at_secret","refresh_token":"rt_secret"}',
    '{"mark"',
  ]) {
    place.set('auth', text)
    expect(storedMark('auth', place).read()).toBeUndefined()
  }
})

test('no two marks are alike @LCK-3', () => {
  expect(new Set(Array.from({ length: 100 }, newMark)).size).toBe(100)
})
