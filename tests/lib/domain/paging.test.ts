import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePages, nextOffset, pageSize } from '#lib/domain/paging.ts'

const page = (from: number, length = pageSize) =>
  Array.from({ length }, (_, index) => ({ id: String(from + index) }))

test('after full pages the next one starts at pages × limit @SES-10', () => {
  expect(nextOffset([page(0)])).toBe(20)
  expect(nextOffset([page(0), page(20)])).toBe(40)
  expect(nextOffset([page(0, 5)], { limit: 5 })).toBe(5)
})

test('a list ends with a page that is not full, and before it began @SES-10', () => {
  expect(nextOffset([page(0), page(20, 19)])).toBeUndefined()
  expect(nextOffset([page(0), []])).toBeUndefined()
  expect(nextOffset([])).toBeUndefined()
})

test('a server that repeats the same full page for ever is asked no more @FT-16', () => {
  expect(nextOffset([page(0), page(0)])).toBeUndefined()
  expect(nextOffset([page(0), page(1)])).toBe(40)
})

test('a page longer than the limit counts as full @FT-16', () => {
  expect(nextOffset([page(0, 30)])).toBe(20)
})

test('a full page of which some rows were unreadable does not end the list @FT-17', () => {
  expect(nextOffset([page(0, 18)], { received: 20 })).toBe(20)
  expect(nextOffset([page(0, 18)], { received: 18 })).toBeUndefined()
})

test('full pages of nothing but other kinds are passed over, but not for ever @NWS-1 @FT-16', () => {
  const barren = (count: number) => Array.from({ length: count }, () => [])
  const full = { received: 20 }
  expect(nextOffset(barren(1), full)).toBe(20)
  expect(nextOffset([page(0), ...barren(4)], full)).toBe(100)
  expect(nextOffset([page(0), ...barren(5)], full)).toBeUndefined()
  expect(nextOffset([...barren(4), page(0), ...barren(1)], full)).toBe(120)
  expect(nextOffset([page(0), ...barren(1)], { received: 19 })).toBeUndefined()
})

test('rows that moved between pages are shown once, where they came first @SES-10 @FT-17', () => {
  const rows = mergePages([
    [
      { id: 1, name: 'a' },
      { id: '2', name: 'b' },
    ],
    [
      { id: '1', name: 'moved' },
      { id: 3, name: 'c' },
    ],
  ])
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('merging keeps each id once, in order, and loses none @FT-17', () => {
  const id = fc.oneof(fc.nat(30), fc.nat(30).map(String))
  fc.assert(
    fc.property(fc.array(fc.array(fc.record({ id }))), (pages) => {
      const ids = mergePages(pages).map((row) => String(row.id))
      expect(ids).toEqual([...new Set(pages.flat().map((row) => String(row.id)))])
    }),
  )
})

test('ten thousand rows merge without a visible pause @FT-16', () => {
  const pages = Array.from({ length: 500 }, (_, index) => page(index * 19))
  const started = performance.now()
  expect(mergePages(pages)).toHaveLength(500 * 19 + 1)
  expect(performance.now() - started).toBeLessThan(200)
})
