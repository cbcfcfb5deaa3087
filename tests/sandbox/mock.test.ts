import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { codesOf, statusOf } from '#lib/build/contract/refusals.ts'
import { main } from '#lib/build/contract/run.ts'
import { exampleOf } from './examples.ts'
import { type Mock, mock, start } from './mock.ts'

let served: Mock
const call = (path: string, init: RequestInit = {}) => fetch(`${served.url}/wl/v1/${path}`, init)
const registering = (headers: Record<string, string> = {}) =>
  call('user/registration', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  })
const next = (wish: unknown, headers: Record<string, string> = {}) =>
  fetch(`${served.url}/__mock/next`, { method: 'POST', headers, body: JSON.stringify(wish) })
const refusalIn = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code?: string; message: string } }
  return [response.status, error.code]
}

beforeAll(async () => {
  served = await mock({ port: 0 }, new Map([['verifyCard', 'card_taken']]))
})
afterEach(() => fetch(`${served.url}/__mock/next`, { method: 'DELETE' }))
afterAll(() => served.close())

describe('a refusal of the contract that is asked for', () => {
  test('by a header is the answer to that call alone @DOC-1', async () => {
    expect(await refusalIn(await registering({ Prefer: 'example=email_taken' }))).toEqual([
      409,
      'email_taken',
    ])
    expect(await refusalIn(await registering({ Prefer: 'code=409' }))).toEqual([409, 'email_taken'])
    expect(await refusalIn(await registering({ Prefer: 'code=409, example=email_taken' }))).toEqual([
      409,
      'email_taken',
    ])
    expect(await refusalIn(await registering())).toEqual([422, 'validation'])
  })

  test('for the next calls is given so many times @DOC-1', async () => {
    expect((await next({ operation: 'register', example: 'email_taken', times: 2 })).status).toBe(204)
    for (const code of ['email_taken', 'email_taken', 'validation'])
      expect((await refusalIn(await registering()))[1]).toBe(code)
  })

  test('for the next call of one operation leaves the others of its address alone @DOC-1', async () => {
    await next({ operation: 'signInWithCode', example: 'code_expired' })
    const signIn = (body: object) =>
      call('user/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await signIn({ email: 'verified@example.com', password: 'Demo1234' })).status).toBe(200)
    const coded = await signIn({ phone: '+353209100001', code: '0000' })
    expect(await refusalIn(coded)).toEqual([422, 'code_expired'])
  })

  test('on the command line is the answer each time, until the end @DOC-1', async () => {
    for (const _ of ['first', 'second']) {
      const response = await call('user/registration/card-verify', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
      expect(await refusalIn(response)).toEqual([409, 'card_taken'])
    }
  })

  test('can be read by a page of another origin, and says how long to wait @DOC-1', async () => {
    const response = await registering({ Prefer: 'example=rate_limited', Origin: 'http://localhost:4321' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4321')
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
  })

  test.each([
    [{ operation: 'regster', example: 'email_taken' }, 'There is no operation "regster"'],
    [
      { operation: 'register', example: 'promo_used' },
      'register is not refused with "promo_used": the contract names email_taken, validation, rate_limited.',
    ],
    [{ operation: 'register' }, 'example'],
  ])('is one of the contract: %j is told why not @DOC-1', async (wish, sentence) => {
    const response = await next(wish)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(JSON.stringify(sentence).slice(1, -1))
  })

  test('is asked for by its own pages and by programs, never by another site @OPS-2', async () => {
    const wish = { operation: 'register', example: 'email_taken' }
    const statuses = await Promise.all([
      next(wish, { Origin: served.url }),
      next(wish, { Origin: 'https://evil.example' }),
      next(wish, { Origin: 'null' }),
      next(wish, { 'Sec-Fetch-Site': 'same-site' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([204, 403, 403, 403])
  })

  test('by a header is one of the contract too @DOC-1', async () => {
    const response = await registering({ Prefer: 'code=415' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('the contract names 409 email_taken')
  })
})

/** Each refusal that the contract names for an operation. */
const documented = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).flatMap(([name, row]) =>
  codesOf(name).map((code) => [name, code, row] as const),
)

test.each(documented)(
  '%s answers with %s when it is asked for @DOC-1',
  async (name, code, { method, path }) => {
    await next({ operation: name, example: code })
    const { body } = await exampleOf(name)
    const response = await call(path.replace(/\{\w+\}/g, '1'), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    expect(await refusalIn(response)).toEqual([statusOf[code], code])
  },
)

test('the mock is a healthy platform for the doctor @DOC-1', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  const args = ['doctor', served.url, '--domain', 'fuel.localhost', '--origin', 'http://localhost:1']
  expect(await main(args, {})).toBe(0)
  expect(String(told.mock.calls[0]?.[0])).toContain('\n0 wrong, 10 good, 0 cannot be told (-).')
})

test('a command that names no refusal of the contract does not start @DOC-1', async () => {
  const cried = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    process.exitCode = 0
  })
  await start(['--port', '0', '--example', 'register=promo_used'])
  expect(String(cried.mock.calls[0]?.[0])).toContain('register is not refused with "promo_used"')
  expect(process.exitCode).toBe(1)
})
