// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { factsKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import type { Order } from '#lib/domain/rewards/reward.ts'
import { clearMember, startOwner } from '#lib/queries/owner.ts'
import { refresh } from '#lib/queries/perform.ts'
import { cachedData, queryClient } from '#lib/queries/query-client.ts'
import { addRedeemed, redeemedQuery } from '#lib/queries/rewards.ts'

const shop = { id: 'mill', name: 'Mill Lane', address: '2 Mill Lane, Dunmore' }
const order: Order = {
  id: 'o1',
  fulfilment: 'pickup',
  pickup_until: 1_900_000_000,
  code: '12345678',
  code_format: 'qr',
}
const kept = { id: 'o1', place: 'Mill Lane, 2 Mill Lane, Dunmore', code: '12345678', code_format: 'qr' }

const platform = vi.fn<(url: string) => Response>()
const told = (rows: readonly object[]) => () => new Response(JSON.stringify({ data: { user_rewards: rows } }))
const refused = (status: number) => () => new Response(null, { status })

/** Does what the end of a page does: what has changed is stored, and the next page starts with an empty cache. */
const changePage = () => {
  dispatchEvent(new Event('pagehide'))
  queryClient.clear()
}
const items = () => cachedData(redeemedQuery)?.pages.flatMap((page) => page.items)
const read = () => queryClient.fetchInfiniteQuery(redeemedQuery)

beforeEach(() => {
  clearMember()
  localStorage.setItem(sessionIdKey, 's1')
  document.documentElement.lang = 'en'
  startOwner(location.host, 's1')
  platform.mockReset()
  vi.stubGlobal('fetch', async (url: string) => platform(url))
})

test('what was redeemed is on the next page, and a platform that tells it has the last word @RWD-3 @OFF-1', async () => {
  addRedeemed('mug', shop, 'pickup', order)
  changePage()
  expect(items()).toMatchObject([kept])
  platform.mockImplementation(
    told([
      { id: 'o1', name: 'Mug', status: 'ready' },
      { id: 'o0', name: 'Tree' },
    ]),
  )
  await read()
  expect(platform).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/user\/rewards\?offset=0&limit=20$/))
  expect(items()).toMatchObject([
    { id: 'o1', name: 'Mug', status: 'ready' },
    { id: 'o0', name: 'Tree' },
  ])
})

test.each([404, 501])(
  'a platform that answers %i is asked once; the list is what was redeemed here until she signs out @RWD-3 @OFF-2',
  async (status) => {
    platform.mockImplementation(refused(status))
    addRedeemed('mug', shop, 'pickup', order)
    await read()
    expect(items()).toMatchObject([kept])
    addRedeemed('tree', { id: 'forest', name: 'Young Forest', address: '' }, 'donation', undefined)
    changePage()
    await refresh(['user_rewards'])
    await read()
    expect(platform).toHaveBeenCalledOnce()
    expect(items()).toMatchObject([{ fulfilment: 'donation', place: 'Young Forest' }, kept])
    addRedeemed('tree', { id: 'a1', name: 'Home', address: '14 Fuchsia Lane' }, 'delivery', undefined)
    changePage()
    expect(items()?.[0]).toMatchObject({ fulfilment: 'delivery', place: 'Home' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('Fuchsia')
    clearMember()
    expect(Object.keys(localStorage).filter((key) => key.startsWith(factsKey()))).toEqual([])
    expect(items()).toBeUndefined()
  },
)

test.each([
  ['that fails', '', 503],
  ['that refuses a later page only', 'offset=20', 404],
] as const)('a platform %s is asked again @RWD-3', async (_, part, status) => {
  const rows = Array.from({ length: 20 }, (__, id) => ({ id, name: `Reward ${id}` }))
  platform.mockImplementation((url) => (url.includes(part) ? refused(status)() : told(rows)()))
  for (const calls of [1, 2]) {
    await expect(queryClient.fetchInfiniteQuery({ ...redeemedQuery, pages: 2 })).rejects.toThrow()
    expect(platform.mock.calls.filter(([url]) => url.includes(part))).toHaveLength(calls)
  }
})
