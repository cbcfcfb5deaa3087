import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EndpointName } from '#lib/api/endpoints.ts'
import { main } from '#lib/build/contract/run.ts'
import { type RowFinding, walk } from '#lib/build/contract/walk.ts'
import { createSandbox } from '#sandbox/app.ts'
import { match } from '#sandbox/match.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'

const base = 'http://fuel.localhost'
const account = { email: personaEmail('verified'), password: personaPassword }
const wish = { base, ...account, domain: 'fuel.localhost', mayWrite: false }
const command = (password: string = personaPassword) => [
  ...[base, '--email', account.email, '--password', password, '--domain', 'fuel.localhost'],
]

const told = vi.fn()
const cried = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(told)
  vi.spyOn(console, 'error').mockImplementation(cried)
})
const printed = () => [...told.mock.calls, ...cried.mock.calls].join('\n')

const rowOf = async (request: Request): Promise<EndpointName | undefined> => {
  const isJson = request.headers.get('content-type')?.includes('json')
  const body: unknown = isJson ? await request.clone().json() : undefined
  return match(request.method, new URL(request.url).pathname.replace('/wl/v1/', ''), body)?.name
}

/** A platform whose answers are changed on their way, and what it was asked. */
const platform = (change: (name: EndpointName, data: never) => unknown) => {
  const sandbox = createSandbox()
  const asked: { name: EndpointName; request: Request }[] = []
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const name = await rowOf(request)
    if (name) asked.push({ name, request: request.clone() })
    const response = await sandbox.fetch(request)
    if (!name || !response.ok || response.status === 204) return response
    const { data } = (await response.json()) as { data: never }
    return Response.json({ data: change(name, data) ?? data })
  }
  return { fetcher, asked, sandbox }
}

const rowIn = (found: readonly RowFinding[], name: EndpointName) => found.find(({ check }) => check === name)
const sentences = (found: readonly RowFinding[], name: EndpointName) =>
  rowIn(found, name)?.problems.map(({ sentence }) => sentence)

describe('secrets are taken out of what is printed, never out of what is read', () => {
  test('an integrator’s platform is signed out with the very token that it gave @E2', async () => {
    const given: string[] = []
    const { fetcher, asked } = platform((name, data: { refresh_token?: string }) => {
      if (name === 'signIn') given.push(data.refresh_token ?? '')
    })
    expect(await main(command(), {}, fetcher)).toBe(0)
    const signOut = asked.find(({ name }) => name === 'signOut')
    expect(await signOut?.request.json()).toEqual({ refresh_token: given[0] })
  })

  test('a platform that gives the same access token again when it is renewed is read to the end @E2', async () => {
    let first: unknown
    const { fetcher, asked } = platform((name, data: { token: string }) => {
      if (name === 'signIn') first = data.token
      return name === 'refreshSession' ? { ...(data as object), token: first } : undefined
    })
    expect(await main([...command(), '--write'], {}, fetcher)).toBe(0)
    const after = asked.findLast(({ name }) => name === 'updateProfile')?.request.headers
    expect(after?.get('authorization')).toBe(`Bearer ${first}`)
  })

  test.each(['token', 'e', '"'])(
    'the password %j changes no verdict, though its letters stand in every answer @E2',
    async (password) => {
      const { fetcher, sandbox } = platform(() => undefined)
      const { token, refresh_token } = sandbox.controls.signIn('verified')
      const open: typeof fetch = async (input, init) => {
        const request = new Request(input, init)
        const row = await rowOf(request)
        if (row === 'signIn') return Response.json({ data: { token, refresh_token } })
        return row === 'reauthenticate'
          ? Response.json({ data: { confirmation: 'proof' } })
          : fetcher(request)
      }
      expect(await main(command(password), {}, open)).toBe(0)
    },
  )

  test('no secret is printed in any form, wherever the platform says it back @E2', async () => {
    const password = 'Demo"1234'
    const tokens = ['at-said-back-0001', 'rt-said-back-0002']
    const echo: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      if ((await rowOf(request)) === 'signIn')
        return Response.json({ data: { token: tokens[0], refresh_token: tokens[1] } })
      // Before the sign-in nobody knows the tokens.
      const [token = '', other = ''] = request.headers.has('authorization') ? tokens : []
      const secret = [password, token, other].join(' ')
      return Response.json({ user: secret, coupons: { [token]: secret }, web: { [other]: 1 } })
    }
    for (const form of [[], ['--json']]) expect(await main([...command(password), ...form], {}, echo)).toBe(1)
    for (const secret of [...tokens, password, JSON.stringify(password).slice(1, -1)])
      expect(printed()).not.toContain(secret)
    expect(printed()).toContain('…')
  })
})

test('all problems of a row are told: in the table one line for each field, in JSON every place @E2', async () => {
  const { fetcher } = platform((name, { coupons = [] }: { coupons: Record<string, unknown>[] }) => {
    if (name !== 'listCoupons') return undefined
    return {
      coupons: coupons
        .slice(0, 3)
        .map((row, at) => ({ ...row, points: 'many', name: at === 1 ? [] : row.name })),
    }
  })
  expect(sentences(await walk(wish, fetcher), 'listCoupons')).toEqual([
    'coupons[0].points is "many"; expected a number.',
    'coupons[1].name is a list; expected a text.',
    'coupons[1].points is "many"; expected a number.',
    'coupons[2].points is "many"; expected a number.',
  ])
  expect(await main(command(), {}, fetcher)).toBe(1)
  expect(printed()).toMatch(
    /partly +listCoupons +GET coupons: 200\n +coupons\[0\]\.points is "many"; expected a number\. The same in 2 more\.\n +coupons\[1\]\.name is a list; expected a text\.\n/,
  )
})

test.each([
  ['verifyEmail', 'code_invalid', 422, 'fits'],
  ['verifyEmail', 'code_invalid', 410, 'unread'],
  ['redeemPromoCode', 'not_found', 404, 'unread'],
] as const)('%s refused with %s and %i: %s @E2', async (endpoint, code, status, result) => {
  const sandbox = createSandbox()
  sandbox.controls.fault({ endpoint, status, body: { error: { message: 'No', code } } })
  const lines = await walk({ ...wish, mayWrite: true }, sandbox.fetch)
  expect(rowIn(lines, endpoint)?.result).toBe(result)
  if (endpoint === 'verifyEmail' && result === 'unread')
    expect(sentences(lines, endpoint)).toEqual([
      'Answered 410 code_invalid; expected 410 link_expired or 422 code_invalid.',
    ])
})

describe('for programs', () => {
  const broken = () =>
    platform((name) => (name === 'listDeals' ? { deals: [{}, { id: '1', title: '<&"\u0000' }] } : undefined))

  test('--json tells every row with its problems @E2', async () => {
    expect(await main([...command(), '--json'], {}, broken().fetcher)).toBe(1)
    expect(told).toHaveBeenCalledTimes(1)
    const {
      platform: asked,
      healthy,
      findings,
    } = JSON.parse(String(told.mock.calls[0]?.[0])) as {
      platform: string
      healthy: boolean
      findings: RowFinding[]
    }
    expect([asked, healthy, findings.length]).toEqual([base, false, 72])
    const deals = rowIn(findings, 'listDeals')
    expect(deals).toMatchObject({ status: 'wrong', call: 'GET deals', http: 200, result: 'partly' })
    expect(deals?.problems).toContainEqual({ place: 'deals[0].id', sentence: 'deals[0].id is missing.' })
    expect(findings.filter(({ status }) => status === 'wrong')).toHaveLength(1)
    expect(rowIn(findings, 'register')?.status).toBe('undetermined')
  })

  test.each([
    [['--server', 'nginx'], "Unknown option '--server'"],
    [['https://b.example'], '"https://b.example" is one address too many.'],
  ])('%j is told why not @E2', async (more, sentence) => {
    expect(await main([...command(), ...more], {})).toBe(2)
    expect(cried.mock.calls.join()).toContain(sentence)
  })
})

test.each([
  ['a token that no header can hold', 'signIn', { token: 'токен', refresh_token: 'r' }],
  ['a channel that no header can hold', 'getDomainConfig', { general: {}, channel_id: 'канал\n' }],
  [
    'an identity that no address can hold',
    'listCoupons',
    { coupons: [{ id: '\uD800', name: 'A', activated: false }] },
  ],
  ['a user that is a number', 'getMember', { user: 7 }],
  ['a list of nulls', 'listNews', { news: [null, null] }],
] as const)('%s is told in a sentence, never by a stack trace @E2', async (_, name, answer) => {
  const { fetcher } = platform((row) => (row === name ? answer : undefined))
  expect(await main([...command(), '--write'], {}, fetcher)).toBe(1)
  expect(printed()).not.toMatch(/\n\s+at |TypeError|ByteString|node:internal/)
})
