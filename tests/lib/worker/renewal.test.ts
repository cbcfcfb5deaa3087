import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerRenewal, isRenewal } from '#lib/worker/requests.ts'

const address = 'https://api.club.example/wl/v1/user/token/refresh'
const ask = (refresh_token: string, headers = {}) =>
  new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'channel-id': 'fuel', ...headers },
    ...(refresh_token !== '' && { body: JSON.stringify({ refresh_token }) }),
  })

/** The worker lives as long as it is asked to. */
let work: Promise<unknown>[] = []
const answer = (request: Request) => answerRenewal(request, (one) => void work.push(one))

/** The platform: each refresh token works once. */
let pairs = 0
const platform = vi.fn(async (_: string, __: RequestInit): Promise<Response> => {
  pairs += 1
  return Response.json({ token: `t${pairs}`, refresh_token: `r${pairs}` })
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', platform)
})
afterEach(async () => {
  // What is kept in memory belongs to one test.
  await vi.runAllTimersAsync()
  await Promise.all(work)
  work = []
  pairs = 0
})

test.each([
  ['POST', address, true],
  ['POST', 'https://club.example/wl/v1/user/token/refresh', true],
  ['GET', address, false],
  ['POST', 'https://club.example/wl/v1/user/login', false],
  ['POST', 'https://club.example/wl/v1/user/token/refresh/more', false],
])('the worker carries a renewal and no other call: %s %s @SES-15', (method, url, is) => {
  expect(isRenewal({ method, url })).toBe(is)
})

test('a page that is left amid a renewal, and the one that asks next, use the token up once @SES-15 AS-33', async () => {
  const gate = Promise.withResolvers<void>()
  platform.mockImplementationOnce(async () => {
    await gate.promise
    return Response.json({ token: 't1', refresh_token: 'r1' })
  })
  const left = answer(ask('r0'))
  const next = answer(ask('r0'))
  gate.resolve()
  expect(await (await next).json()).toEqual({ token: 't1', refresh_token: 'r1' })
  await left
  const later = await answer(ask('r0'))
  expect(await later.json()).toEqual({ token: 't1', refresh_token: 'r1' })
  expect(platform).toHaveBeenCalledTimes(1)
  const [url, sent] = platform.mock.calls[0] ?? []
  expect(url).toBe(address)
  expect(sent).toMatchObject({ method: 'POST', body: '{"refresh_token":"r0"}' })
  expect(new Headers(sent?.headers).get('channel-id')).toBe('fuel')
})

test('another token is another renewal, and an answer is forgotten after a minute @SES-15', async () => {
  await answer(ask('r0'))
  await answer(ask('r1'))
  expect(platform).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  await answer(ask('r0'))
  expect(platform).toHaveBeenCalledTimes(3)
})

test('a renewal that failed or was refused is asked for anew @SES-15 @SES-4', async () => {
  platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(answer(ask('r0'))).rejects.toThrow('Failed to fetch')
  platform.mockResolvedValueOnce(new Response('', { status: 503 }))
  await vi.advanceTimersByTimeAsync(0)
  expect((await answer(ask('r0'))).status).toBe(503)
  await vi.advanceTimersByTimeAsync(0)
  expect((await answer(ask('r0'))).status).toBe(200)
})

test('a renewal by cookies is shared while it is under way, and never after @SES-15 @LCK-3', async () => {
  const proof = { 'X-CSRF-Token': 'word' }
  await Promise.all([answer(ask('', proof)), answer(ask('', proof))])
  expect(platform).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  await answer(ask('', proof))
  await answer(ask('', { 'X-CSRF-Token': 'other' }))
  expect(platform).toHaveBeenCalledTimes(3)
})
