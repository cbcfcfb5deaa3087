import { expect, test, vi } from 'vitest'
import { type ClientPorts, createClient } from '#lib/api/client.ts'
import { getMember, redeemPromoCode } from '#lib/api/endpoints/member.ts'
import { refreshSession, signIn } from '#lib/api/endpoints/sign-in.ts'
import { overCookies } from '#lib/api/over-cookies.ts'

/** A client over cookies, and what goes out of it. */
const setUp = (answer: () => Response, csrf: () => string | undefined = () => 'word') => {
  const out = vi.fn<typeof fetch>(async () => answer())
  const observeServerTime = vi.fn<ClientPorts['observeServerTime']>()
  let marks = 0
  const ports: ClientPorts = {
    base: '',
    fetch: overCookies({ send: out, csrf, newMark: () => `7-${++marks}` }),
    token: () => '1-1',
    renew: async () => '2-2',
    headers: () => ({}),
    takesKeys: () => true,
    announce: () => {},
    observeServerTime,
    early: () => undefined,
  }
  const sent = () => {
    const [url, init] = out.mock.lastCall ?? []
    return { url, body: init?.body, headers: Object.fromEntries(new Headers(init?.headers)) }
  }
  return { ...createClient(ports), sent, observeServerTime }
}
const member = {
  user: { id: 1, firstname: 'Ann', email: 'ann@example.com', is_verified: true, phones: [], wallets: [] },
}
const credentials = { body: { email: 'ann@example.com', password: 'Demo1234' } }

test('a call that reads carries neither the mark nor a word of the page @LCK-3', async () => {
  const { call, sent } = setUp(() => Response.json(member))
  await call(getMember, {})
  expect(sent().headers).toEqual({ accept: 'application/json' })
})

test('a mutating call repeats the readable cookie, and carries no mark @LCK-3', async () => {
  const { call, sent } = setUp(() => Response.json({ title: 'Ten points' }))
  await call(redeemPromoCode, { body: { code: 'SPRING' } })
  expect(sent().headers).toMatchObject({ 'x-csrf-token': 'word', 'content-type': 'application/json' })
  expect(sent().headers).not.toHaveProperty('authorization')
  expect(sent().body).toBe('{"code":"SPRING"}')
})

test('a visitor, who has no such cookie, signs in without the header and holds a mark @LCK-3', async () => {
  const { call, sent } = setUp(
    () => Response.json({ data: { signed_in: true } }),
    () => undefined,
  )
  expect(await call(signIn, credentials)).toEqual({ token: '7-1', refresh_token: '7-1' })
  expect(sent().headers).not.toHaveProperty('x-csrf-token')
})

test('a renewal has an empty body, and each gives another mark @LCK-3', async () => {
  const { call, sent } = setUp(() => Response.json({ signed_in: true }))
  const renew = () => call(refreshSession, { body: { refresh_token: '1-1' } })
  expect([await renew(), await renew()]).toEqual([
    { token: '7-1', refresh_token: '7-1' },
    { token: '7-2', refresh_token: '7-2' },
  ])
  expect(sent()).toMatchObject({ url: '/wl/v1/user/token/refresh', body: undefined })
  expect(sent().headers).not.toHaveProperty('content-type')
})

test.each([
  { token: 'at_secret', refresh_token: 'rt_secret' },
  { signed_in: false, token: 'at_secret', refresh_token: 'rt_secret' },
  { signed_in: false },
])('a sign-in that a platform answers with %o fails instead of storing it @LCK-3', async (data) => {
  const { call } = setUp(() => Response.json({ data }))
  await expect(call(signIn, credentials)).rejects.toMatchObject({ failure: 'unreadable', code: 'schema' })
})

test('tokens that come with a sign-in by cookies are left out @LCK-3', async () => {
  const { call } = setUp(() =>
    Response.json({ signed_in: true, token: 'at_secret', refresh_token: 'rt_secret' }),
  )
  expect(await call(signIn, credentials)).toEqual({ token: '7-1', refresh_token: '7-1' })
})

test('a refusal reaches the caller as the platform wrote it @LCK-3', async () => {
  const { call } = setUp(() =>
    Response.json({ error: { message: 'No', code: 'csrf_invalid' } }, { status: 403 }),
  )
  await expect(call(redeemPromoCode, { body: { code: 'X' } })).rejects.toMatchObject({
    status: 403,
    code: 'csrf_invalid',
  })
})

test('an answer that is no sign-in is read as it is, with the time of its server @LCK-3', async () => {
  const headers = { Date: 'Wed, 25 Nov 2026 10:00:00 GMT' }
  const { call, observeServerTime } = setUp(() => Response.json({ title: 'Ten points' }, { headers }))
  expect(await call(redeemPromoCode, { body: { code: 'X' } })).toMatchObject({ title: 'Ten points' })
  expect(observeServerTime.mock.lastCall?.[0]).toBe(Date.parse(headers.Date))
})
