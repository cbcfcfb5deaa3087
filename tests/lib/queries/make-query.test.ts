// @vitest-environment jsdom
import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newsQuery } from '#lib/queries/content.ts'
import { couponsQuery } from '#lib/queries/coupons.ts'
import { queryClient } from '#lib/queries/query-client.ts'

type Rows = readonly unknown[]
const coupon = (id: number | string) => ({ id, name: `Coupon ${id}`, activated: false })
const range = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => coupon(from + index))

let stop = () => {}
const offsets: string[] = []
beforeEach(() => {
  queryClient.clear()
  offsets.length = 0
})
afterEach(() => {
  stop()
})

/** Reads a list to its end from a platform that answers an offset with rows. */
const readAll = async (
  rowsAt: (offset: number) => Rows,
  list: typeof couponsQuery | typeof newsQuery = couponsQuery,
) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: string) => {
      const query = new URL(input, 'http://club.example').searchParams
      offsets.push(`${query.get('offset')}/${query.get('limit')}`)
      return new Response(
        JSON.stringify({ data: { [String(list.queryKey[0])]: rowsAt(Number(query.get('offset'))) } }),
      )
    }),
  )
  const observer = new InfiniteQueryObserver(queryClient, list as typeof couponsQuery)
  stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  for (let page = 0; page < 30 && observer.getCurrentResult().hasNextPage; page += 1)
    await observer.fetchNextPage()
  return observer.getCurrentResult()
}

test('a list is asked for by twenties, and the next page only after a full one @SES-10', async () => {
  const { data } = await readAll((offset) => (offset === 0 ? range(0, 20) : range(20, 7)))
  expect(offsets).toEqual(['0/20', '20/20'])
  expect(data).toHaveLength(27)
})

test('a member sees each coupon once when rows shift between pages FT-17 @SES-10', async () => {
  const { data } = await readAll((offset) => (offset === 0 ? range(0, 20) : [coupon('19'), ...range(20, 5)]))
  expect(data?.map(({ id }) => id)).toEqual(range(0, 25).map(({ id }) => String(id)))
})

test('a platform that gives the same full page for ever is asked twice FT-16 @SES-10', async () => {
  const { data } = await readAll(() => range(0, 20))
  expect(offsets).toEqual(['0/20', '20/20'])
  expect(data).toHaveLength(20)
})

test('a row that cannot be read is left out and ends nothing FT-17 @SES-10', async () => {
  const { data } = await readAll((offset) =>
    offset === 0 ? [...range(0, 18), { name: 'no id' }, null] : range(20, 3),
  )
  expect(offsets).toEqual(['0/20', '20/20'])
  expect(data).toHaveLength(21)
})

test('a page full of messages of which some are of another kind is not the last one @NWS-1 @SES-10', async () => {
  const message = (id: number, type = 'I_MESSAGE') => ({ id, type, title: `Letter ${id}` })
  const { data } = await readAll(
    (offset) =>
      offset === 0
        ? range(0, 20).map((_, id) => message(id, id % 4 === 0 ? 'BANNER' : undefined))
        : [message(20)],
    newsQuery,
  )
  expect(offsets).toEqual(['0/20', '20/20'])
  expect(data).toHaveLength(16)
})

test('a member who returns to her coupons sees them as they are now @SES-11 AS-21', async () => {
  await readAll(() => range(0, 3))
  await queryClient.invalidateQueries({ queryKey: ['coupons'], refetchType: 'none' })
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(offsets).toEqual(['0/20', '0/20']))
})
