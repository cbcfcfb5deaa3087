// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { factsKey } from '#lib/browser/storage-keys.ts'
import { keepFacts } from '#lib/queries/keep-facts.ts'
import { factsVersion, recallFacts } from '#lib/queries/kept-facts.ts'
import { queryClient } from '#lib/queries/query-client.ts'

const ann = 'fuel:1-2'
const day = 24 * 3600 * 1000
const known = () => recallFacts(ann)?.queries?.map(({ queryKey, state: { data } }) => [queryKey, data])

beforeEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  queryClient.clear()
})

test('a member’s card, coupons and points are kept for her next visit, and nothing of her addresses @OFF-1', () => {
  queryClient.setQueryData(['user'], { id: '1' })
  queryClient.setQueryData(['coupon', '7'], { id: '7' })
  queryClient.setQueryData(['addresses'], [{ id: '1' }])
  keepFacts(ann)
  expect(known()).toEqual([
    [['user'], { id: '1' }],
    [['coupon', '7'], { id: '7' }],
  ])
})

test('of a long list its first page is kept @OFF-1', () => {
  queryClient.setQueryData(['coupons'], { pages: [[1], [2], [3]], pageParams: [0, 20, 40] })
  keepFacts(ann)
  expect(known()).toEqual([[['coupons'], { pages: [[1]], pageParams: [0] }]])
})

test('a tab that knows older things does not write over what a newer one has kept @OFF-1', () => {
  queryClient.setQueryData(['user'], { id: 'new' }, { updatedAt: 2000 })
  keepFacts(ann)
  queryClient.clear()
  queryClient.setQueryData(['user'], { id: 'old' }, { updatedAt: 1000 })
  keepFacts(ann)
  vi.setSystemTime(3000)
  expect(known()).toEqual([[['user'], { id: 'new' }]])
})

test.each([
  ['31 days later', 31 * day],
  ['on a device whose clock was set back by 31 days', -31 * day],
])('%s nothing of it is left @OFF-2', (_, later) => {
  queryClient.setQueryData(['user'], { id: '1' })
  keepFacts(ann)
  vi.setSystemTime(Date.now() + later)
  expect(recallFacts(ann)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test.each([
  '',
  '{"queries":',
  '[]',
  '{"version":0,"at":9999999999999,"queries":[]}',
  `{"version":${factsVersion},"at":"now","queries":[]}`,
  `{"version":${factsVersion},"at":${Date.now()}}`,
])('what is damaged or of an older build is given up: %s @OFF-2', (text) => {
  localStorage.setItem(factsKey(ann), text)
  expect(recallFacts(ann)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('what would fill the storage is not kept @OFF-2', () => {
  queryClient.setQueryData(['user'], { id: 'x'.repeat(500_001) })
  keepFacts(ann)
  expect(localStorage).toHaveLength(0)
})

test('a page that has asked for nothing yet keeps nothing @OFF-1', () => {
  keepFacts(ann)
  expect(localStorage).toHaveLength(0)
})
