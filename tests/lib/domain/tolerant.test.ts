import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import {
  code,
  drop,
  flag,
  id,
  listOf,
  numeric,
  onDropped,
  optionalListOf,
  text,
} from '#lib/domain/tolerant.ts'

const heard: string[] = []
const previous = onDropped(({ list, reason }) => heard.push(`${list}: ${reason}`))
afterEach(() => {
  heard.length = 0
})

test('a flag is set by what servers write for true, and by nothing else FT-14', () => {
  expect([true, 1, '1', 'true'].map((value) => v.parse(flag, value))).toEqual([true, true, true, true])
  for (const value of [false, 0, 2, '0', 'TRUE', 'yes', '', null, undefined, {}])
    expect(v.parse(flag, value), String(value)).toBe(false)
})

test('a number is one in figures too, and an empty text is none BI-17', () => {
  expect([5, '5', ' -1.5 '].map((value) => v.parse(numeric, value))).toEqual([5, 5, -1.5])
  for (const value of ['', '  ', 'x', '1,5', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity', null, true])
    expect(v.safeParse(numeric, value).success, String(value)).toBe(false)
})

test('1 and "1" are the same item, and nothing is none BI-17', () => {
  expect([1, '1'].map((value) => v.parse(id, value))).toEqual(['1', '1'])
  for (const value of ['', Number.NaN, null, undefined, {}])
    expect(v.safeParse(id, value).success).toBe(false)
})

test('a text that is missing is empty, and a code that is too long is none: cut, it would be another @B8', () => {
  expect([null, undefined, {}, Number.NaN, 7, 'a'].map((value) => v.parse(text, value))).toEqual([
    ...['', '', '', ''],
    ...['7', 'a'],
  ])
  expect(v.safeParse(code, '1'.repeat(500)).success).toBe(true)
  expect(v.safeParse(code, '1'.repeat(501)).success).toBe(false)
})

test('of a list what can be read is kept, and whoever runs the platform hears of the rest @FT-17', () => {
  const list = listOf('coupons', id)
  expect(v.parse(list, [1, null, 'a'])).toEqual(['1', 'a'])
  expect(heard).toEqual([expect.stringMatching(/^coupons: item 1: .*null/s)])
  expect([null, 'x', {}].map((value) => v.parse(list, value))).toEqual([[], [], []])
  expect(heard.slice(1)).toEqual([
    'coupons: expected a list, received null',
    'coupons: expected a list, received string',
    'coupons: expected a list, received object',
  ])
})

test('a list that may be absent is empty without a word, one that is missing against the contract is told of @FT-17', () => {
  expect(v.parse(v.object({ list: optionalListOf('a', id) }), {})).toEqual({ list: [] })
  expect(heard).toEqual([])
  expect(v.parse(v.object({ list: listOf('b', id) }), {})).toEqual({ list: [] })
})

test('whoever listens last hears alone, and the one before can be put back @FT-17', () => {
  const mine: string[] = []
  const before = onDropped(({ list }) => mine.push(list))
  drop({ list: 'settings', reason: 'x' })
  onDropped(before)
  drop({ list: 'rewards', reason: 'y' })
  expect([mine, heard]).toEqual([['settings'], ['rewards: y']])
  expect(previous).toBeTypeOf('function')
})
