import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, invalidToken } from '#lib/api/api-error.ts'
import { type CallOptions, type ClientPorts, createClient, timeLimit } from '#lib/api/client.ts'
import { endpoint } from '#lib/api/endpoint.ts'
import { listConsents } from '#lib/api/endpoints/consents.ts'
import { listCoupons } from '#lib/api/endpoints/coupons.ts'
import { getMember } from '#lib/api/endpoints/member.ts'
import { refreshSession, signIn } from '#lib/api/endpoints/sign-in.ts'

const anything = endpoint({ path: 'thing/{id}', response: v.unknown() })
const form = endpoint({
  method: 'POST',
  path: 'files/upload',
  body: v.instance(FormData),
  response: v.unknown(),
})

/** The parts of a call of either. */
const item = { params: { id: '1' } }

type Fetch = ClientPorts['fetch']
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

const clientOver = (fetch: Fetch, ports: Partial<ClientPorts> = {}) => {
  const announce = vi.fn()
  const client = createClient({
    base: '',
    fetch,
    token: () => 't1',
    renew: async () => 't2',
    headers: () => ({ 'channel-id': 'c1', 'Accept-Language': 'bg' }),
    takesKeys: () => true,
    announce,
    observeServerTime: () => {},
    early: () => undefined,
    ...ports,
  })
  return { ...client, announce }
}
const answering = (make: () => Response) => vi.fn<Fetch>(async () => make())
/** Answers one after the other; after the last there is none. */
const inTurn = (...answers: Response[]) => vi.fn<Fetch>(async () => answers.shift() ?? Response.error())
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError)
      return error as ApiError
    },
  )

/** Returns how a call fails that is answered so, and what was announced of it. */
const failed = async (make: () => Response, options?: CallOptions) => {
  const { call, announce } = clientOver(answering(make))
  return { error: await failure(call(anything, item, options)), announce }
}
const refusal = (status: number, error: unknown) => () => json({ error }, { status })

describe('what a call sends', () => {
  test.each(['канал', 'a\r\nb', 'c'.repeat(201)])(
    'a header that cannot be sent is left out, and the call goes without it: %j @B9',
    async (channel) => {
      const fetch = answering(() => json({ data: { id: '7' } }))
      const { call } = clientOver(fetch, {
        headers: () => ({ 'channel-id': channel, 'Accept-Language': 'bg' }),
      })
      expect(await call(anything, { params: { id: 'a' } })).toEqual({ id: '7' })
      const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers)
      expect([headers.get('channel-id'), headers.get('accept-language')]).toEqual([null, 'bg'])
    },
  )

  test('a member’s call goes to the base and prefix with her token, the channel and her language @SES-8', async () => {
    const fetch = answering(() => json({ data: { id: '7' } }))
    const { call } = clientOver(fetch, { base: 'https://api.club' })
    await call(anything, { params: { id: 'a b/č' } })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://api.club/wl/v1/thing/a%20b%2F%C4%8D')
    const headers = new Headers(init?.headers)
    expect(init?.method).toBe('GET')
    expect(headers.get('authorization')).toBe('Bearer t1')
    expect(headers.get('channel-id')).toBe('c1')
    expect(headers.get('accept-language')).toBe('bg')
    expect(headers.has('content-type')).toBe(false)
  })

  test('a proof that it is the member goes with its own call only, and with none where it cannot be sent @LCK-2', async () => {
    const fetch = answering(() => json({ data: {} }))
    const { call } = clientOver(fetch)
    for (const confirmation of ['proof', 'за\r\nмен', undefined])
      await call(anything, { params: { id: 'a' } }, { headers: { confirmation } })
    await call(anything, { params: { id: 'a' } })
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('confirmation'))
    expect(sent).toEqual(['proof', null, null, null])
  })

  test('a plain object goes as JSON, and a call that skips the token sends none @SES-8', async () => {
    const fetch = answering(() => json({ data: { token: 'a', refresh_token: 'b' } }))
    const { call } = clientOver(fetch)
    await call(signIn, { body: { email: 'a@b.c', password: ' Pässword😀 ' } })
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual({ email: 'a@b.c', password: ' Pässword😀 ' })
    const headers = new Headers(init?.headers)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.has('authorization')).toBe(false)
  })

  test('a form goes as it is, again after a renewal @SES-3 @SES-8 AS-35', async () => {
    const fetch = inTurn(new Response('', { status: 401 }), json({ data: 1 }))
    const { call } = clientOver(fetch)
    const body = new FormData()
    body.set('file', new Blob(['x']), 'x.pdf')
    await call(form, { body })
    expect(fetch).toHaveBeenCalledTimes(2)
    for (const [, init] of fetch.mock.calls) {
      expect(init?.body).toBe(body)
      expect(new Headers(init?.headers).has('content-type')).toBe(false)
    }
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer t2')
  })

  test('a call adopts the answer that the head asked for and sends nothing itself @SES-8', async () => {
    const fetch = vi.fn<Fetch>()
    const early = { sent: 0, response: Promise.resolve(json({ data: { coupons: [] } })) }
    const { call } = clientOver(fetch, { early: (url) => (url.endsWith('limit=20') ? early : undefined) })
    expect(await call(listCoupons, { query: { offset: 0, limit: 20 } })).toEqual({ coupons: [], received: 0 })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the server’s clock', () => {
  const press = endpoint({ method: 'POST', path: 'thing/{id}', body: v.unknown(), response: v.unknown() })
  const date = 'Fri, 20 Nov 2026 12:00:00 GMT'
  test.each([
    ['a member’s answer', 't1', 'GET', {}, true],
    ['a member’s answer that a cache has stored', 't1', 'GET', { age: '600' }, false],
    ['a visitor’s answer, which any cache may have stored', undefined, 'GET', {}, false],
    ['an answer to a visitor’s press', undefined, 'POST', {}, true],
  ] as const)('%s tells the time or not @SES-14', async (_, token, method, headers, isHeard) => {
    const observeServerTime = vi.fn()
    const { call } = clientOver(
      answering(() => json({}, { headers: { date, ...headers } })),
      { observeServerTime, token: () => token },
    )
    await (method === 'GET' ? call(anything, item) : call(press, { ...item, body: {} }))
    expect(observeServerTime.mock.calls.map(([at]) => at)).toEqual(isHeard ? [Date.parse(date)] : [])
  })
})

describe('the key of a call that changes something', () => {
  const keyOf = ([, init]: Parameters<Fetch>) => new Headers(init?.headers).get('idempotency-key')
  const redeem = endpoint({ method: 'POST', path: 'thing/{id}', body: v.unknown(), response: v.unknown() })
  const press = { ...item, body: {} }

  test('is a quoted random name; what only reads has none, whatever its method @B5', async () => {
    const fetch = answering(() => json({ data: { consents: [] } }))
    const { call } = clientOver(fetch)
    await call(redeem, press)
    await call(anything, item)
    await call(listConsents, { body: { displayIn: 'footer' } })
    const [written, ...read] = fetch.mock.calls.map(keyOf)
    expect(written).toMatch(/^"\d+-\d+-\d+-\d+"$/)
    expect(read).toEqual([null, null])
  })

  test('stays when the call is repeated after a renewal @B5 @SES-3', async () => {
    const fetch = inTurn(new Response('', { status: 401 }), json({ data: 1 }))
    await clientOver(fetch).call(redeem, press)
    expect(new Set(fetch.mock.calls.map(keyOf)).size).toBe(1)
  })

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway answers 502', async () => new Response('<h1>', { status: 502 })],
  ] as const)(
    'stays when %s and the member presses again, and not after an answer @B5 @FT-28',
    async (_, fails) => {
      const fetch = vi.fn<Fetch>(async () => json({ data: 1 }))
      const { call } = clientOver(fetch)
      fetch.mockImplementationOnce(fails)
      await failure(call(redeem, press))
      await call(redeem, press)
      await call(redeem, press)
      const [first, again, another] = fetch.mock.calls.map(keyOf)
      expect(again).toBe(first)
      expect(another).not.toBe(first)
    },
  )

  test('is another one for another thing, for other words, and after a refusal @B5', async () => {
    const fetch = answering(() => json({ error: {} }, { status: 422 }))
    const { call } = clientOver(fetch)
    for (const input of [press, press, { ...press, params: { id: '2' } }, { ...press, body: { note: 'x' } }])
      await failure(call(redeem, input))
    expect(new Set(fetch.mock.calls.map(keyOf)).size).toBe(4)
  })

  test('of a file is new for each form, and stays when the form is repeated after a renewal @B5 AS-35', async () => {
    const fetch = inTurn(new Response('', { status: 401 }), json({ data: 1 }), json({ data: 1 }))
    const { call } = clientOver(fetch)
    await call(form, { body: new FormData() })
    await call(form, { body: new FormData() })
    const [first, again, other] = fetch.mock.calls.map(keyOf)
    expect([again === first, other === first]).toEqual([true, false])
  })

  test('exists on plain http too, where browsers have no randomUUID @B5', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const fetch = answering(() => json({ data: 1 }))
    await clientOver(fetch).call(redeem, press)
    expect(keyOf(fetch.mock.calls[0] as Parameters<Fetch>)).toMatch(/^"\d+-\d+-\d+-\d+"$/)
  })
})

describe('a rejected token', () => {
  test('a member’s call is repeated once with the renewed token @SES-3', async () => {
    const fetch = inTurn(new Response('', { status: 401 }), json({ data: { id: '1' } }))
    const renew = vi.fn(async () => 't2')
    const { call } = clientOver(fetch, { renew })
    expect(await call(anything, item)).toEqual({ id: '1' })
    expect(renew).toHaveBeenCalledExactlyOnceWith('t1')
  })

  test('a call that is rejected again after the renewal fails after exactly two sends @SES-3 AS-13', async () => {
    const fetch = answering(() => new Response('', { status: 401 }))
    const { call } = clientOver(fetch)
    const error = await failure(call(anything, item))
    expect(error.message).toBe('Invalid token')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('a renewal that fails fails the call as it failed @SES-4', async () => {
    const fetch = answering(() => new Response('', { status: 401 }))
    const { call } = clientOver(fetch, { renew: () => Promise.reject(invalidToken()) })
    expect((await failure(call(anything, item))).message).toBe('Invalid token')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('a refresh that is itself rejected is not renewed @SES-4 AS-14', async () => {
    const renew = vi.fn(async () => 't2')
    const { call } = clientOver(answering(refusal(401, { message: 'no' })), { renew })
    const error = await failure(call(refreshSession, { body: { refresh_token: 'r1' } }, { inPlace: true }))
    expect(error.status).toBe(401)
    expect(renew).not.toHaveBeenCalled()
  })

  test('a wrong password is no rejected token: a visitor without one is told so @AUT-1', async () => {
    const renew = vi.fn(async () => 't2')
    const answer = refusal(401, { message: 'Wrong', code: 'invalid_credentials' })
    const { call } = clientOver(answering(answer), { renew, token: () => undefined })
    const error = await failure(call(signIn, { body: { email: 'a', password: 'b' } }, { inPlace: true }))
    expect(error.code).toBe('invalid_credentials')
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('how long a call may take', () => {
  beforeEach(() => void vi.useFakeTimers())
  /** A fetch that obeys its signal, as the browser's does. */
  const obeying = (make: (signal: AbortSignal) => Promise<Response>): Fetch =>
    vi.fn<Fetch>((_, init) => make(init?.signal ?? new AbortController().signal))
  const aborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

  test('a server that never answers is given up after ten seconds FT-01 @SES-9', async () => {
    const { call } = clientOver(obeying(aborted))
    const outcome = failure(call(anything, item))
    await vi.advanceTimersByTimeAsync(timeLimit - 1)
    let settled = false
    void outcome.then(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await outcome).failure).toBe('timeout')
  })

  test('a body that stalls after its headers falls under the same ten seconds FT-02 @SES-9', async () => {
    const { call } = clientOver(
      obeying(async (signal) => {
        const body = new ReadableStream({
          start: (c) => signal.addEventListener('abort', () => c.error(signal.reason)),
        })
        return new Response(body)
      }),
    )
    const outcome = failure(call(anything, item))
    await vi.advanceTimersByTimeAsync(timeLimit)
    expect((await outcome).failure).toBe('timeout')
  })

  test('a slow body that ends after eight seconds is read whole FT-03 @SES-9', async () => {
    const { call } = clientOver(async () => {
      const parts = [...JSON.stringify({ data: 'x'.repeat(30) })]
      const body = new ReadableStream({
        pull: (controller) =>
          new Promise<void>((resolve) =>
            setTimeout(() => {
              const part = parts.shift()
              if (part === undefined) controller.close()
              else controller.enqueue(new TextEncoder().encode(part))
              resolve()
            }, 180),
          ),
      })
      return new Response(body)
    })
    const outcome = call(anything, item)
    await vi.advanceTimersByTimeAsync(9000)
    expect(await outcome).toBe('x'.repeat(30))
  })

  test('a page that slept for longer than the limit reads the answer that came meanwhile, and gives up where none has @B2 AS-08', async () => {
    const answered = Promise.withResolvers<Response>()
    const { call } = clientOver(obeying((signal) => Promise.race([answered.promise, aborted(signal)])))
    const outcome = call(anything, item)
    // Time passes in which no timer runs; then all that are due do, before the answer.
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(timeLimit)
    answered.resolve(json({ data: 'fresh' }))
    expect(await outcome).toBe('fresh')
    const vain = failure(clientOver(obeying(aborted)).call(anything, item))
    vi.setSystemTime(Date.now() + 60_000)
    await vi.advanceTimersByTimeAsync(timeLimit + 1000)
    expect((await vain).failure).toBe('timeout')
  })

  test('an early answer that never comes obeys the limit too FT-01 @SES-9', async () => {
    const { call } = clientOver(vi.fn<Fetch>(), {
      early: () => ({ sent: 0, response: new Promise<Response>(() => {}) }),
    })
    const outcome = failure(call(anything, item))
    await vi.advanceTimersByTimeAsync(timeLimit)
    expect((await outcome).failure).toBe('timeout')
  })
})

describe('answers that are no answers', () => {
  test('a connection that breaks, before or in the body, is one network error FT-04 FT-05', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) })
    for (const fetch of [
      vi.fn<Fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
      vi.fn<Fetch>(async () => new Response(broken)),
    ]) {
      const { call, announce } = clientOver(fetch)
      expect((await failure(call(anything, item))).failure).toBe('network')
      expect(announce).not.toHaveBeenCalled()
    }
  })

  test('a member who leaves the screen stops its call, which is no failure of the server', async () => {
    const stop = new AbortController()
    const { call } = clientOver(vi.fn<Fetch>(() => new Promise(() => {})))
    const outcome = failure(call(anything, item, { signal: stop.signal }))
    stop.abort()
    expect((await outcome).failure).toBe('aborted')
  })

  test.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['white space', () => new Response(' \n\t ')],
    ['a byte order mark alone', () => new Response('\uFEFF')],
  ])('%s is read as nothing FT-10 @SES-9', async (_, make) => {
    const { call } = clientOver(answering(make))
    expect(await call(anything, item)).toBeUndefined()
  })

  test('JSON behind a byte order mark is JSON FT-10 @SES-9', async () => {
    const { call } = clientOver(answering(() => new Response('\uFEFF{"data":{"a":1}}')))
    expect(await call(anything, item)).toEqual({ a: 1 })
  })

  test('UTF-16 or a captive portal’s page where JSON is expected is unreadable, never data FT-10 FT-12', async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...'{"user":{"id":"1"}}'].flatMap((c) => [c.charCodeAt(0), 0]),
    ])
    for (const body of [utf16, '<!doctype html><title>Wi-Fi</title>']) {
      const { call } = clientOver(
        answering(() => new Response(body, { headers: { 'content-type': 'text/html' } })),
      )
      expect((await failure(call(getMember, {}))).failure).toBe('unreadable')
    }
  })

  test.each([500, 502, 503, 504, 520])(
    'a page of HTML with status %i is a refusal without words FT-11',
    async (status) => {
      const { error, announce } = await failed(() => new Response('<h1>Oh no</h1>', { status }))
      expect(error.status).toBe(status)
      expect(error.message).not.toContain('<')
      expect(announce).not.toHaveBeenCalled()
    },
  )

  test.each([
    [{ data: null }, null],
    [{ data: 0 }, 0],
    [{ data: [] }, []],
    [{}, {}],
    [null, null],
    [[], []],
    ['x', 'x'],
    [{ data: { data: 1 } }, { data: 1 }],
  ])('the answer %j is unwrapped to %j FT-15 @SES-9', async (body, expected) => {
    const { call } = clientOver(answering(() => json(body)))
    expect(await call(anything, item)).toEqual(expected)
  })

  test('whatever the server sends, a call settles with data or with an ApiError FT-09 FT-14 @SES-9', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string(), fc.uint8Array()),
        fc.constantFrom(200, 201, 400, 403, 409, 422, 429, 500, 503),
        async (body, status) => {
          const { call } = clientOver(answering(() => new Response(new Blob([body as BlobPart]), { status })))
          await call(listCoupons, { query: { offset: 0, limit: 20 } }).then(
            ({ coupons }) => expect(Array.isArray(coupons)).toBe(true),
            (error: unknown) => expect(error).toBeInstanceOf(ApiError),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the server’s own words', () => {
  test('a member sees error.message once, and the caller hears that she did @SES-13', async () => {
    const words = { message: 'Sold out', code: 'out_of_stock', fields: { a: 'b', c: 1 } }
    const { error, announce } = await failed(refusal(409, words))
    expect(announce).toHaveBeenCalledExactlyOnceWith('Sold out')
    expect(error).toMatchObject({ announced: true, code: 'out_of_stock', status: 409, fields: { a: 'b' } })
  })

  test.each([
    ['words that have a place on the screen', 422, true, 0],
    ['what is not there and has a page of its own', 404, 404, 0],
    ['what fails where only a missing one has a page', 500, 404, 1],
  ] as const)('%s: toasts @SES-13', async (_, status, inPlace, toasts) => {
    const { error, announce } = await failed(refusal(status, { message: 'No such coupon' }), { inPlace })
    expect(announce).toHaveBeenCalledTimes(toasts)
    expect(error).toMatchObject({ announced: toasts > 0, message: 'No such coupon' })
  })

  test.each([{ a: 1 }, null, '', '  ', 7, ['x']])(
    'a message that is %j is not shown and reaches the caller FT-13 @SES-13',
    async (message) => {
      const { error, announce } = await failed(refusal(400, { message }))
      expect(error.announced).toBe(false)
      expect(announce).not.toHaveBeenCalled()
    },
  )

  test('a message of a megabyte is cut, and HTML in it stays text FT-13 @SES-13', async () => {
    const message = `<img src=x onerror=alert(1)>${'x'.repeat(1_000_000)}`
    const { announce } = await failed(refusal(400, { message }))
    const shown = String(announce.mock.calls[0]?.[0])
    expect(shown).toHaveLength(300)
    expect(shown.startsWith('<img src=x')).toBe(true)
  })

  test.each([
    ['in seconds', { 'retry-after': '120' }, 120_000],
    [
      'until a moment, by its own clock however wrong the device’s is',
      { date: 'Tue, 01 Jan 2030 10:00:00 GMT', 'retry-after': 'Tue, 01 Jan 2030 10:00:30 GMT' },
      30_000,
    ],
  ])('a server that asks to wait is heard: %s FT-18', async (_, headers, wait) => {
    const { error } = await failed(() => new Response('', { status: 503, headers }))
    expect(error.retryAfter).toBe(wait)
  })
})
