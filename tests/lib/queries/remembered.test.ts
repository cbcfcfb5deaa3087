// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#lib/queries/query-client.ts'
import { ageQueries, forgetQueries, freshKey, keepQueries, rememberQueries } from '#lib/queries/remembered.ts'

beforeEach(() => {
  forgetQueries()
  sessionStorage.clear()
})

/** What a page change does: the cache is left behind, and a new page starts with an empty one. */
const changePage = () => {
  keepQueries()
  queryClient.clear()
}

test('a member’s coupons survive a page change @SES-11', () => {
  rememberQueries('club', 's1')
  queryClient.setQueryData(['coupons'], { pages: [{ items: [{ id: '1' }] }], pageParams: [0] })
  changePage()
  rememberQueries('club', 's1')
  expect(queryClient.getQueryData(['coupons'])).toEqual({
    pages: [{ items: [{ id: '1' }] }],
    pageParams: [0],
  })
})

test.each([
  ['another member', 'club', 's2'],
  ['another club', 'other', 's1'],
])('%s finds nothing of hers, in memory or in storage @SES-7', (_, tenant, sitting) => {
  rememberQueries('club', 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  changePage()
  rememberQueries(tenant, sitting)
  expect(queryClient.getQueryData(['user'])).toBeUndefined()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('queries:'))).toEqual([])
})

test('signing out empties the cache and what was kept of it @SES-7', () => {
  rememberQueries('club', 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  keepQueries()
  forgetQueries()
  expect(queryClient.getQueryData(['user'])).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  keepQueries()
  expect(sessionStorage).toHaveLength(0)
})

test('the head of the next page is told what is fresh, and not what a mutation made stale @SES-12', async () => {
  rememberQueries('club', 's1')
  queryClient.setQueryData(['user'], { id: 'ann' })
  queryClient.setQueryData(['coupon', '7'], { id: '7' })
  await queryClient.invalidateQueries({ queryKey: ['coupon'] })
  keepQueries()
  const fresh = JSON.parse(sessionStorage.getItem(freshKey) ?? '{}')
  expect(Object.keys(fresh)).toEqual(['["user"]'])
  expect(fresh['["user"]']).toBeLessThanOrEqual(Date.now())
})

test('a kept cache that cannot be read, or is too large, is left behind without harm', () => {
  sessionStorage.setItem('queries:club:s1', '{"queries": 5')
  rememberQueries('club', 's1')
  expect(sessionStorage.getItem('queries:club:s1')).toBeNull()
  queryClient.setQueryData(['coupons'], 'x'.repeat(2_100_000))
  keepQueries()
  expect(sessionStorage.getItem('queries:club:s1')).toBeNull()
})

test('a page that Back brings out of the cache asks anew for what it shows @SES-11 FT-22', async () => {
  rememberQueries('club', 's1')
  queryClient.setQueryData(['coupons'], 'old')
  ageQueries()
  expect(queryClient.getQueryState(['coupons'])?.isInvalidated).toBe(true)
})
