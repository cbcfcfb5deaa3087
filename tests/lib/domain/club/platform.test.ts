import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publicConfig, translations } from '#lib/domain/club/club.ts'
import { type Dropped, onDropped } from '#lib/domain/tolerant.ts'

test('settings are read whatever they hold, and a missing object is none', () => {
  expect(v.parse(publicConfig, { general: { 'GENERAL.web': 1 }, channel_id: 5 })).toEqual({
    general: { 'GENERAL.web': 1 },
    channel_id: '5',
  })
  expect(v.parse(publicConfig, { general: null })).toEqual({ general: {} })
  for (const answer of ['<html>', null]) expect(v.safeParse(publicConfig, answer).success).toBe(false)
})

test.each([
  ['letters of another alphabet', 'канал', 1],
  ['a line break', 'plain\nCookie: a=b', 1],
  ['a space', 'main channel', 1],
  ['too long', 'c'.repeat(201), 1],
  ['an object', {}, 1],
  ['nothing', null, 0],
  ['an empty text', '', 0],
])('a channel that no header can hold is left out, and its club told: %s @B9', (_, channel_id, reports) => {
  const heard: Dropped[] = []
  const previous = onDropped((dropped) => heard.push(dropped))
  const read = v.parse(publicConfig, { general: { a: 1 }, channel_id })
  onDropped(previous)
  expect(read).toEqual({ general: { a: 1 }, channel_id: undefined })
  expect(heard.map(({ list }) => list)).toEqual(Array(reports).fill('public config'))
})

test('translations keep their texts and lose all else @WHL-4', () => {
  const answer = {
    web: { 'frame.sidebar.title': 'Deals', 'sidebar.n': 3, nested: { a: 'b' } },
    errors: null,
    x: 'y',
  }
  expect(v.parse(translations, answer)).toEqual({
    web: { 'frame.sidebar.title': 'Deals' },
    errors: {},
    x: {},
  })
})

test('keys that reach a prototype are left out XS-27', () => {
  const answer: unknown = JSON.parse('{"__proto__":{"a":"b"},"web":{"__proto__":"c","constructor":"d"}}')
  expect(v.parse(translations, answer)).toEqual({ web: {} })
  const config: unknown = JSON.parse('{"general":{"__proto__":{"x":1},"a":1}}')
  expect(v.parse(publicConfig, config).general).toEqual({ a: 1 })
})
