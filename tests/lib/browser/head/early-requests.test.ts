// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { authKey, clubKey, factKey, languageKey, sessionIdKey } from '#lib/browser/storage-keys.ts'

const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'))
const root = document.documentElement
const { host } = window.location

const addresses = () => asked.mock.calls.map(([url]) => url)
const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/early-requests.ts')
}
/** A page of a club that was here before, for a member. */
const openKnown = (path = '/coupons', club: object = {}) => {
  history.replaceState(null, '', path)
  localStorage.setItem(clubKey(host), JSON.stringify({ locale: 'bg', config: {}, variables: {}, ...club }))
  localStorage.setItem(authKey, JSON.stringify({ token: 'a', refresh_token: 'b' }))
  return openPage()
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.dataset.early = JSON.stringify([{ topic: 'user', path: 'user' }])
})

test('on a first visit only the club is asked for @WHL-1', async () => {
  await openPage()
  expect(addresses()).toEqual([`/wl/v1/platform/domain/${encodeURIComponent(host)}/config/public`])
})

test.each([
  [undefined, 'bg'],
  ['en_GB', 'en-GB'],
])('the first calls of a page are in its language: chosen %s @WHL-3', async (chosen, sent) => {
  if (chosen) localStorage.setItem(languageKey(host), chosen)
  await openKnown()
  expect(asked.mock.lastCall?.[1].headers).toMatchObject({
    'Accept-Language': sent,
    Authorization: 'Bearer a',
  })
})

test.each([
  ['канал\n', null],
  ['c'.repeat(201), null],
  [{}, null],
  [7, '7'],
  ['channel-fuel', 'channel-fuel'],
])('a channel that no header can hold is left out of the first calls: %j @B9', async (channel_id, sent) => {
  await openKnown('/coupons', { config: { channel_id } })
  expect(addresses()).toEqual(['/wl/v1/user'])
  expect(new Headers(asked.mock.lastCall?.[1].headers).get('channel-id')).toBe(sent)
})

test.each(['токен', 7, 'x'.repeat(8001)])(
  'whose stored token no header can hold is a visitor, as to the page’s islands: %# @B9',
  async (token) => {
    await openKnown()
    localStorage.setItem(authKey, JSON.stringify({ token, refresh_token: 'b' }))
    asked.mockClear()
    await openPage()
    expect(addresses()).toEqual([])
  },
)

test('the page’s first data are asked for by the id of its address and by the club’s channels @SES-11', async () => {
  root.dataset.early = JSON.stringify([
    { topic: 'coupon', path: 'coupon/{id}' },
    { topic: 'news', path: 'news?limit=20{channels}' },
  ])
  await openKnown('/coupon/a%20b', { channels: ['one', 'a&b'] })
  expect(addresses()).toEqual([
    '/wl/v1/coupon/a%20b',
    '/wl/v1/news?limit=20&channel_slug=one&channel_slug=a%26b',
  ])
})

test('nobody asks for what is fresh still, nor on a page that is left @SES-11', async () => {
  localStorage.setItem(sessionIdKey, '1-2')
  const record = { storedAt: Date.now(), updatedAt: Date.now(), lang: root.lang }
  const key = factKey(`${location.host}:1-2`, '["user"]')
  localStorage.setItem(key, JSON.stringify(record))
  await openKnown()
  expect(addresses()).toEqual([])
  localStorage.removeItem(key)
  root.dataset.leaving = ''
  await openKnown()
  expect(addresses()).toEqual([])
})
