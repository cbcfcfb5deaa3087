import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  changeCoupon,
  couponInList,
  couponQuery,
  couponsQuery,
  endReading,
  knownCoupon,
  prepareCoupon,
  readCoupon,
} from '#lib/queries/coupons.ts'
import { queryClient } from '#lib/queries/query-client.ts'

const coupon = (id: string) => ({ id, name: `Coupon ${id}`, activated: false })

beforeEach(() => {
  queryClient.setQueryData(couponsQuery.queryKey, {
    pages: [
      { items: [coupon('1'), coupon('2')], received: 2 },
      { items: [coupon('3')], received: 1 },
    ],
    pageParams: [0, 20],
  })
  queryClient.setQueryData(couponQuery('3').queryKey, { ...coupon('3'), description_html: '<p>Bread</p>' })
})
afterEach(() => {
  queryClient.clear()
})

const detail = (id: string) => queryClient.getQueryData(couponQuery(id).queryKey)

test('what a call has changed about a coupon shows in the list and on its own screen at once @CPN-5', () => {
  changeCoupon(({ id }) => id === '3', { activated: true, user_coupon_id: 'u', code: '77' })
  expect(couponInList('3')).toMatchObject({ activated: true, user_coupon_id: 'u', code: '77' })
  expect(detail('3')).toMatchObject({ activated: true, code: '77', description_html: '<p>Bread</p>' })
  expect(couponInList('1')).toEqual(coupon('1'))
})

test('it never passes for an answer of the server: the next page asks anew @CPN-5 @SES-11', () => {
  changeCoupon(({ id }) => id === '1', { activated: true })
  expect(queryClient.getQueryState(couponsQuery.queryKey)?.dataUpdatedAt).toBe(0)
})

test('a coupon that no screen knows is left alone @CPN-5', () => {
  queryClient.clear()
  changeCoupon(() => true, { activated: true })
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('a coupon is read from the server though the cache has it FT-28', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { coupon: { ...coupon('3'), activated: true } } }))
  expect(await readCoupon('3')).toMatchObject({ id: '3', activated: true })
})

const answer = (activated: boolean) => Response.json({ data: { coupon: { ...coupon('4'), activated } } })

test('a coupon that is read anew is not what was asked for before FT-28 @CPN-5', async () => {
  const early = Promise.withResolvers<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer(true)).mockImplementationOnce(() => early.promise),
  )
  prepareCoupon('4')
  const read = readCoupon('4')
  // The first answer tells of the time before.
  early.resolve(answer(false))
  expect(await read).toMatchObject({ activated: true })
  expect(knownCoupon('4')).toMatchObject({ activated: true })
})

test('an answer that was under way before an activation does not come after it @TIL-1', async () => {
  const early = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => early.promise)
  prepareCoupon('4')
  await endReading('4')
  early.resolve(answer(false))
  expect(queryClient.isFetching()).toBe(0)
  expect(knownCoupon('4')).toBeUndefined()
})
