// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { factsKey, freshKey, queriesKey, screenKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { keepFacts } from '#lib/queries/keep-facts.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { ageQueries, forgetQueries, keepQueries, keepsFor, rememberQueries } from '#lib/queries/remembered.ts'

const club = 'club'

beforeEach(() => {
  forgetQueries()
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem(sessionIdKey, 's1')
})

/** Does what a page change does: the cache is left behind, and a new page starts with an empty one. */
const changePage = () => {
  keepQueries()
  queryClient.clear()
}

test('a member’s coupons survive a page change @SES-11', () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['coupons'], { pages: [{ items: [{ id: '1' }] }], pageParams: [0] })
  changePage()
  rememberQueries(club, 's1')
  expect(queryClient.getQueryData(['coupons'])).toEqual({
    pages: [{ items: [{ id: '1' }] }],
    pageParams: [0],
  })
})

test.each([
  ['another member', 'club', 's2'],
  ['another club', 'other', 's1'],
])('%s finds nothing of hers, in memory or in storage @SES-7', (_, tenant, sessionId) => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  changePage()
  rememberQueries(tenant, sessionId)
  expect(queryClient.getQueryData(['user'])).toBeUndefined()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith(queriesKey()))).toEqual([])
})

test('signing out empties the cache and what was kept of it @SES-7', () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  keepQueries()
  forgetQueries()
  expect(queryClient.getQueryData(['user'])).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  keepQueries()
  expect(sessionStorage).toHaveLength(0)
})

test('the head of the next page is told what is fresh, and not what a mutation made stale @SES-12', async () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  queryClient.setQueryData(['coupon', '7'], { id: '7' })
  await queryClient.invalidateQueries({ queryKey: ['coupon'] })
  keepQueries()
  const fresh = JSON.parse(sessionStorage.getItem(freshKey) ?? '{}')
  expect(Object.keys(fresh)).toEqual(['["user"]'])
  expect(fresh['["user"]']).toBeLessThanOrEqual(Date.now())
})

test('a kept cache that cannot be read, or is too large, is left behind without harm', () => {
  sessionStorage.setItem(queriesKey(`${club}:s1`), '{"queries": 5')
  rememberQueries(club, 's1')
  expect(sessionStorage.getItem(queriesKey(`${club}:s1`))).toBeNull()
  queryClient.setQueryData(['coupons'], 'x'.repeat(2_100_000))
  keepQueries()
  expect(sessionStorage.getItem(queriesKey(`${club}:s1`))).toBeNull()
})

test('a page that Back brings out of the cache asks anew for what it shows @SES-11 FT-22', async () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['coupons'], 'old')
  ageQueries()
  expect(queryClient.getQueryState(['coupons'])?.isInvalidated).toBe(true)
})

test('a new tab finds what the last visit has kept, and a tab what it has left itself @OFF-1', () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'kept' })
  keepFacts(`${club}:s1`)
  queryClient.clear()
  rememberQueries(club, 's1')
  expect(queryClient.getQueryData(['user'])).toEqual({ id: 'kept' })
  queryClient.setQueryData(['user'], { id: 'newer' })
  changePage()
  rememberQueries(club, 's1')
  expect(queryClient.getQueryData(['user'])).toEqual({ id: 'newer' })
})

test('nothing that was kept for a next visit is left when she signs out @OFF-2 @SES-7', () => {
  const mine = `${location.host}:s1`
  localStorage.setItem(factsKey(mine), '{}')
  localStorage.setItem(screenKey(mine, '/card'), '{}')
  forgetQueries()
  expect(Object.keys(localStorage)).toEqual([sessionIdKey])
})

test('a tab that has not heard yet that she has signed out in another keeps nothing of her any more @OFF-2', () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  localStorage.removeItem(sessionIdKey)
  keepQueries()
  expect(keepsFor()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('what was known before a call failed is known on the next page too @SES-11 FT-05', async () => {
  rememberQueries(club, 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  await queryClient
    .fetchQuery({ queryKey: ['user'], queryFn: () => Promise.reject(new Error('away')), staleTime: 0 })
    .catch(() => {})
  changePage()
  rememberQueries(club, 's1')
  expect(queryClient.getQueryState(['user'])).toMatchObject({ data: { id: 'ann' }, status: 'success' })
})

test.each(['[null]', '7'])('kept facts that the cache cannot take (%s) do no harm @OFF-2', (queries) => {
  localStorage.setItem(factsKey(`${club}:s1`), `{"version":1,"at":${Date.now()},"queries":${queries}}`)
  rememberQueries(club, 's1')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
