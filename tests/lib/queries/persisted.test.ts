// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { factKey, factsKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { noticesQuery } from '#lib/queries/account.ts'
import { addressesQuery } from '#lib/queries/addresses.ts'
import { articleQuery, newsQuery, perksQuery } from '#lib/queries/content.ts'
import { couponInList, couponQuery, couponsQuery, readCoupon } from '#lib/queries/coupons.ts'
import { memberQuery, walletLinksQuery } from '#lib/queries/member.ts'
import { clearMember, invalidateCache, pageOwner, recordOwner, startOwner } from '#lib/queries/owner.ts'
import { refresh } from '#lib/queries/perform.ts'
import { persist, removeOldRecords } from '#lib/queries/persisted.ts'
import { cachedData, queryClient } from '#lib/queries/query-client.ts'
import { rewardQuery, rewardsQuery } from '#lib/queries/rewards.ts'
import { transactionsQuery } from '#lib/queries/transactions.ts'

const club = location.host
const day = 24 * 3600 * 1000
const coupon = { id: '7', name: 'Coffee', activated: false }
const pages = (...names: readonly string[]) => ({
  pages: names.map((name) => ({ items: [{ ...coupon, name }], received: 1 })),
  pageParams: names.map((_, index) => index),
})
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(factsKey()))

/** Does what the end of a page does: what has changed is stored, and the next page starts with an empty cache. */
const changePage = () => {
  dispatchEvent(new Event('pagehide'))
  queryClient.clear()
}
/** Begins a query, as its first use on a page does, and then changes it. */
const learn = (query: { readonly queryKey: readonly unknown[] }, data: unknown, updatedAt = Date.now()) => {
  cachedData(query)
  queryClient.setQueryData(query.queryKey, data, { updatedAt })
}

beforeEach(() => {
  clearMember()
  localStorage.setItem(sessionIdKey, 's1')
  document.documentElement.lang = 'en'
  startOwner(club, 's1')
})

test('the next page begins with what the one before has learned, as old as it is @SES-11 @OFF-1', () => {
  const updatedAt = Date.now() - 5000
  learn(couponsQuery, pages('Coffee'), updatedAt)
  changePage()
  expect(cachedData(couponsQuery)).toMatchObject(pages('Coffee'))
  expect(queryClient.getQueryState(couponsQuery.queryKey)).toMatchObject({
    dataUpdatedAt: updatedAt,
    status: 'success',
  })
  expect(couponInList('7')).toMatchObject(coupon)
})

test('a long list is found as it was left, and half an hour later its first page @OFF-1 @SES-11', () => {
  learn(couponsQuery, pages('Coffee', 'Tea', 'Wash'))
  changePage()
  expect(cachedData(couponsQuery)).toMatchObject(pages('Coffee', 'Tea', 'Wash'))
  queryClient.clear()
  vi.setSystemTime(Date.now() + 31 * 60_000)
  expect(cachedData(couponsQuery)).toEqual(expect.objectContaining({ pageParams: [0] }))
  expect(cachedData(couponsQuery)?.pages).toHaveLength(1)
})

test('what a call changes is stale on the next page, though the page of the call has never asked for it @SES-12', async () => {
  learn(couponsQuery, pages('Coffee'))
  learn(couponQuery('7'), coupon)
  changePage()
  await refresh(['coupons'])
  expect(cachedData(couponsQuery)).toMatchObject(pages('Coffee'))
  expect(queryClient.getQueryState(couponsQuery.queryKey)?.dataUpdatedAt).toBe(0)
  cachedData(couponQuery('7'))
  expect(queryClient.getQueryState(couponQuery('7').queryKey)?.dataUpdatedAt).toBeGreaterThan(0)
})

test('nothing of her addresses is stored @OFF-1', () => {
  learn(addressesQuery, [{ id: '1' }])
  changePage()
  expect(keys()).toEqual([])
})

test.each([
  ['another member', club, 's2'],
  ['another club', 'other', 's1'],
])('%s finds nothing of hers, in memory or in storage @SES-7', (_, tenant, sessionId) => {
  learn(couponQuery('7'), coupon)
  dispatchEvent(new Event('pagehide'))
  startOwner(tenant, sessionId)
  expect(cachedData(couponQuery('7'))).toBeUndefined()
})

test('what is about to be stored of a member is not stored for the one who signs in after her @SES-7 @OFF-2', () => {
  learn(couponQuery('7'), coupon)
  localStorage.setItem(sessionIdKey, 's2')
  startOwner(club, 's2')
  dispatchEvent(new Event('pagehide'))
  expect(keys()).toEqual([])
})

test('nothing is left in memory or in storage when she signs out @SES-7 @OFF-2', () => {
  learn(couponQuery('7'), coupon)
  dispatchEvent(new Event('pagehide'))
  expect(keys()).toHaveLength(1)
  clearMember()
  expect(pageOwner()).toBeUndefined()
  expect(cachedData(couponQuery('7'))).toBeUndefined()
  learn(couponQuery('7'), coupon)
  dispatchEvent(new Event('pagehide'))
  expect(keys()).toEqual([])
})

test('a tab that has not heard yet that she has signed out in another stores nothing of her any more @OFF-2', () => {
  learn(couponQuery('7'), coupon)
  localStorage.removeItem(sessionIdKey)
  dispatchEvent(new Event('pagehide'))
  expect(recordOwner()).toBeUndefined()
  expect(keys()).toEqual([])
})

test('what a mutation has made stale is stale on the next page too, and shown there @SES-12', async () => {
  learn(couponQuery('7'), coupon)
  await queryClient.invalidateQueries({ queryKey: ['coupon'] })
  changePage()
  expect(cachedData(couponQuery('7'))).toMatchObject(coupon)
  expect(queryClient.getQueryState(['coupon', '7'])?.dataUpdatedAt).toBe(0)
})

test('what was known before a call failed is known on the next page too @SES-11 FT-05', async () => {
  learn(couponQuery('7'), coupon)
  const queryFn = () => Promise.reject(new Error('away'))
  await queryClient.fetchQuery({ ...couponQuery('7'), queryFn, staleTime: 0 }).catch(() => {})
  changePage()
  expect(cachedData(couponQuery('7'))).toMatchObject(coupon)
  expect(queryClient.getQueryState(['coupon', '7'])?.status).toBe('success')
})

test('a coupon that a flow has read from the server is stored too @OFF-1', async () => {
  const answer = () => Promise.resolve(new Response(JSON.stringify({ data: { coupon } })))
  vi.stubGlobal('fetch', vi.fn(answer))
  await readCoupon('7')
  vi.unstubAllGlobals()
  changePage()
  expect(cachedData(couponQuery('7'))).toMatchObject(coupon)
})

test('texts of another language are shown, and asked for anew @SES-11', () => {
  learn(couponQuery('7'), coupon)
  changePage()
  document.documentElement.lang = 'bg'
  expect(cachedData(couponQuery('7'))).toMatchObject(coupon)
  expect(queryClient.getQueryState(['coupon', '7'])?.dataUpdatedAt).toBe(0)
})

test('a page that Back brings out of the cache asks anew for what it shows @SES-11 FT-22', () => {
  learn(couponQuery('7'), coupon)
  invalidateCache()
  expect(queryClient.getQueryState(['coupon', '7'])?.isInvalidated).toBe(true)
})

test.each([
  ['31 days later', 31 * day],
  ['on a device whose clock was set back by 31 days', -31 * day],
])('%s nothing of it is found, and nothing is left @OFF-2', (_, later) => {
  learn(couponQuery('7'), coupon)
  learn(couponQuery('8'), coupon)
  changePage()
  vi.setSystemTime(Date.now() + later)
  expect(cachedData(couponQuery('7'))).toBeUndefined()
  removeOldRecords()
  expect(keys()).toEqual([])
})

test('a hundred records of a member stay, the newest @OFF-2', () => {
  vi.useFakeTimers()
  for (let id = 1; id <= 103; id += 1) {
    vi.setSystemTime(id * 1000)
    learn(couponQuery(String(id)), coupon)
    dispatchEvent(new Event('pagehide'))
  }
  removeOldRecords()
  expect(keys()).toHaveLength(100)
  expect(keys()).not.toContain(factKey(`${club}:s1`, '["coupon","3"]'))
  expect(keys()).toContain(factKey(`${club}:s1`, '["coupon","4"]'))
})

const now = () => Date.now()
test.each([
  '',
  '{"storedAt":',
  '[]',
  '7',
  `{"storedAt":"now","updatedAt":0,"lang":"en","data":{}}`,
  `{"storedAt":${now()},"updatedAt":${now()},"lang":"en"}`,
  `{"storedAt":${now()},"updatedAt":${now()},"lang":"en","data":7}`,
  `{"storedAt":${now()},"updatedAt":${now()},"lang":"en","data":{"pages":[null],"pageParams":[0]}}`,
])('a record that is damaged or of another shape is as if there were none: %s @OFF-2', (text) => {
  for (const hash of ['["coupons"]', '["coupon","7"]', '["user"]'])
    localStorage.setItem(factKey(`${club}:s1`, hash), text)
  const queries: readonly { readonly queryKey: readonly unknown[] }[] = [
    couponsQuery,
    couponQuery('7'),
    memberQuery,
  ]
  for (const query of queries) expect(cachedData(query)).toBeUndefined()
})

test('an item of a list that does not fit is left out, as in an answer @OFF-2', () => {
  learn(couponsQuery, { pages: [{ items: [coupon, { name: 'without an id' }] }], pageParams: [0] })
  changePage()
  expect(cachedData(couponsQuery)?.pages[0]?.items).toMatchObject([coupon])
})

test('what would fill the storage is not stored @OFF-2', () => {
  learn(couponQuery('7'), { ...coupon, description_html: 'x'.repeat(300_001) })
  changePage()
  expect(keys()).toEqual([])
})

const persistedQueries: readonly { readonly queryKey: readonly unknown[]; readonly meta?: unknown }[] = [
  memberQuery,
  couponsQuery,
  couponQuery('7'),
  rewardsQuery,
  rewardQuery('7'),
  perksQuery,
  transactionsQuery,
  newsQuery,
  articleQuery('7'),
  walletLinksQuery('1'),
]
test('what a member needs at the till, and the lists that she has seen, are persisted @OFF-1', () => {
  expect(persistedQueries.filter(({ meta }) => meta === undefined)).toEqual([])
})

test('that a platform lacks a call is stored, and what it answers to one is not @LCK-2', () => {
  learn(noticesQuery, [])
  changePage()
  expect(keys()).toEqual([])
  learn(noticesQuery, null)
  changePage()
  expect(cachedData(noticesQuery)).toBeNull()
})

test('a full storage does not pass a record on to where it would be in the way of more needed things @OFF-2', () => {
  cachedData(couponQuery('7'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  queryClient.setQueryData(['coupon', '7'], coupon)
  const query = queryClient.getQueryCache().find({ queryKey: ['coupon', '7'] })
  if (query) persist(query)
  full.mockRestore()
  queryClient.clear()
  expect(cachedData(couponQuery('7'))).toBeUndefined()
})
