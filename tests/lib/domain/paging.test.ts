import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShort, mergePages, nextOffset, pageAt, pageSize } from '#lib/domain/paging.ts'

const page = (from: number, length = pageSize) =>
  Array.from({ length }, (_, index) => ({ id: String(from + index) }))

test('after full pages the next one starts at pages × limit @SES-10', () => {
  expect(nextOffset([page(0)])).toBe(20)
  expect(nextOffset([page(0), page(20)])).toBe(40)
  expect(nextOffset([page(0, 5)], { limit: 5 })).toBe(5)
  expect(nextOffset([page(0, 30)])).toBe(20)
})

test('a list ends with a page that is not full, and before it began @SES-10', () => {
  expect(nextOffset([page(0), page(20, 19)])).toBeUndefined()
  expect(nextOffset([page(0), []])).toBeUndefined()
  expect(nextOffset([])).toBeUndefined()
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

test('a list of up to five pages is read anew as a whole, a longer one is not @SES-10', () => {
  expect([undefined, [], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]].map(isShort)).toEqual([true, true, true, false])
  expect(pageAt(40)).toEqual({ offset: 40, limit: 20 })
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

/** The number of calls that a reading may take before it counts as one that never ends. */
const patience = 500

/** Reads a list to its end from a server that answers the nth call for an offset. */
const readAll = (
  server: (offset: number, limit: number, call: number) => readonly number[],
  limit: number,
) => {
  const pages: { id: number }[][] = []
  for (let next: number | undefined = 0; next !== undefined && pages.length < patience; ) {
    pages.push(server(next, limit, pages.length).map((id) => ({ id })))
    next = nextOffset(pages, { limit })
  }
  return { calls: pages.length, ids: mergePages(pages).map(({ id }) => id) }
}
const limits = fc.integer({ min: 1, max: 30 })
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

test('whatever its length, a list is read whole and in order, with one call a page @SES-10 @TRX-1', () => {
  fc.assert(
    fc.property(fc.nat(300), limits, (length, limit) => {
      const rows = range(0, length)
      const { calls, ids } = readAll((offset, most) => rows.slice(offset, offset + most), limit)
      expect(ids).toEqual(rows)
      expect(calls).toBe(Math.floor(length / limit) + 1)
    }),
  )
})

test('rows that come on top while a list is read neither hide a row nor show one twice @SES-10 FT-17', () => {
  const arrivals = fc.array(fc.nat(29), { maxLength: 40 })
  fc.assert(
    fc.property(fc.nat(200), limits, arrivals, (length, limit, news) => {
      const before = range(0, length)
      let rows = before
      const { calls, ids } = readAll((offset, most, call) => {
        // A page that is all old rows would end the list, so a page's worth never comes at once.
        const fresh = Math.min(news[call] ?? 0, most - 1)
        if (call > 0) rows = [...range(1000 + call * 100, fresh), ...rows]
        return rows.slice(offset, offset + most)
      }, limit)
      expect(calls).toBeLessThan(patience)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => id < 1000)).toEqual(before)
    }),
  )
})

test('a server that answers as it likes is asked no more often than it has something new to say @SES-10 FT-16', () => {
  const answers = fc.array(fc.array(fc.nat(40), { maxLength: 50 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(answers, limits, (pages, limit) => {
      const { calls, ids } = readAll((_, __, call) => pages[call % pages.length] ?? [], limit)
      expect(calls).toBeLessThanOrEqual(ids.length + 1)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
