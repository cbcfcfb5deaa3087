// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { endpoints } from '#lib/api/endpoints.ts'
import { perform } from '#lib/queries/perform.ts'
import { queryClient } from '#lib/queries/query-client.ts'

const topics = [
  'user',
  'transactions',
  'identities',
  'consents',
  'coupons',
  'coupon',
  'deals',
  'perks',
  'leaflets',
  'rewards',
  'news',
  'receipts',
  'addresses',
] as const

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{"data":{}}')),
  )
})

/** Puts every topic on a screen; tells which of them were fetched again. */
const watchAll = () => {
  const fetched: string[] = []
  for (const topic of topics) {
    const queryKey = topic === 'coupon' ? [topic, '7'] : [topic]
    queryClient.setQueryData(queryKey, 'old')
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => {
        fetched.push(topic)
        return 'new'
      },
    })
    onTestFinished(observer.subscribe(() => {}))
  }
  return fetched
}

describe('after a mutation', () => {
  test('whatever a row makes stale is what some screen reads @C5 @SES-12', () => {
    const queries = globSync('src/lib/queries/**/*.ts').map((file) => readFileSync(file, 'utf8'))
    const read = queries.flatMap((text) =>
      [
        ...text.matchAll(
          /(?:queryKey: \[|persisted\(\[|(?:list|item|optional)Query(?:<[^>]*>)?\(\s*)'([\w-]+)'/g,
        ),
      ].map(([, key]) => key),
    )
    const stale = new Set(Object.values(endpoints).flatMap(({ refreshes }) => [...refreshes]))
    expect([...stale].filter((topic) => !read.includes(topic))).toEqual([])
  })

  test('a member who activates a coupon sees coupons, the coupon and herself refreshed, and nothing else @SES-12', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{"data":{"user_coupon":{"id":"u","code":"c","expiration_at":1}}}')),
    )
    const fetched = watchAll()
    await perform(endpoints.activateCoupon, { params: { id: '7' }, body: {} })
    await vi.waitFor(() => expect(fetched.toSorted()).toEqual(['coupon', 'coupons', 'user']))
  })

  test('a lost reply refreshes too, because the platform may have done it FT-28 @SES-12', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    const fetched = watchAll()
    await expect(
      perform(endpoints.deactivateCoupon, { params: { id: 'u' }, body: {} }),
    ).rejects.toMatchObject({ failure: 'network' })
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(fetched.toSorted()).toEqual(['coupon', 'coupons', 'user']))
  })
})

describe('the cache', () => {
  test('facts are fresh for ten seconds, not retried, and asked for even when the browser believes to be offline @SES-11 FT-07', async () => {
    const { queries } = queryClient.getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 10_000, retry: false, networkMode: 'always' })
  })
})
