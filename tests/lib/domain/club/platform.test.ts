import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publicConfig, translations } from '#lib/domain/club/platform.ts'

test('settings are read whatever they hold, and a missing object is none', () => {
  expect(v.parse(publicConfig, { general: { 'GENERAL.web': 1 }, channel_id: 5 })).toEqual({
    general: { 'GENERAL.web': 1 },
    channel_id: '5',
  })
  expect(v.parse(publicConfig, { general: null })).toEqual({ general: {} })
  for (const answer of ['<html>', null]) expect(v.safeParse(publicConfig, answer).success).toBe(false)
})

test('translations keep their texts and lose all else @WHL-4', () => {
  const answer = {
    web: { 'sidebar.title': 'Deals', 'sidebar.n': 3, nested: { a: 'b' } },
    errors: null,
    x: 'y',
  }
  expect(v.parse(translations, answer)).toEqual({ web: { 'sidebar.title': 'Deals' }, errors: {}, x: {} })
})

test('keys that reach a prototype are left out XS-27', () => {
  const answer: unknown = JSON.parse('{"__proto__":{"a":"b"},"web":{"__proto__":"c","constructor":"d"}}')
  expect(v.parse(translations, answer)).toEqual({ web: {} })
  const config: unknown = JSON.parse('{"general":{"__proto__":{"x":1},"a":1}}')
  expect(v.parse(publicConfig, config).general).toEqual({ a: 1 })
})
