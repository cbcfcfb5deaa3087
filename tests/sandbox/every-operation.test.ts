import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { createSandbox, type Sandbox } from './app.ts'
import { type Parts, requestOf } from './ask.ts'
import { scenarios } from './scenarios.ts'

const names = Object.keys(endpoints) as EndpointName[]

/** Values that break careless code: names that every object inherits, ends of number ranges, wrong kinds. */
const awkward: readonly unknown[] = [
  ...['constructor', 'toString', '__proto__', 2 ** 63, -(2 ** 63), 0.5, '9223372036854775808', '1e400'],
  ...['', '\u0000', '\uD800', null, true, [[]], { __proto__: null, toString: 1 }],
]

/** The same and more, of which a random test takes some. */
const more: readonly unknown[] = [
  ...awkward,
  ...['hasOwnProperty', 'valueOf', 'prototype', 2 ** 31, 2 ** 53, 2 ** 64, 1e308, -1, -0, 'NaN', '0x10'],
  ...[' 1 ', '\u202E', "'; drop table member; --", '%', '%00', '../../etc/passwd', '{id}', [], {}],
  'x'.repeat(20_000),
]

/** A request's parts as one tree, whose leaves are replaced one at a time. */
type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !(value instanceof FormData)

const leavesOf = (tree: Tree, path: readonly string[] = []): string[][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? [[...path, key], ...leavesOf(value, [...path, key])] : [[...path, key]],
  )

const replaced = (tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree => {
  const inner = tree[key]
  const next = rest.length > 0 && isTree(inner) ? replaced(inner, rest, value) : value
  const copy = Array.isArray(tree) ? [...tree] : { ...tree }
  return Object.defineProperty(copy, key, { value: next, enumerable: true, configurable: true }) as Tree
}

/** Turns fields into texts for an address, which must have an encoding. */
const texts = (fields: unknown): Record<string, string> =>
  isTree(fields)
    ? Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          (isTree(value) ? JSON.stringify(value) : String(value)).toWellFormed(),
        ]),
      )
    : {}

const sentOf = (name: EndpointName, tree: Tree): Request => {
  const { params, query, headers, ...rest } = tree
  // A client can send nothing else in a header than what its bytes can carry.
  const carried = Object.entries(texts(headers)).flatMap(([key, text]) =>
    /^[\w-]+$/.test(key) ? [[key, encodeURIComponent(text)]] : [],
  )
  return requestOf(name, {
    ...(rest as Parts),
    headers: Object.fromEntries(carried),
    params: texts(params),
    query: texts(query),
  })
}

/** A member in a club of her own, and how each operation succeeds for her. */
let sandbox: Sandbox
let token: string
const prepared = new Map<EndpointName, Tree>()

beforeAll(async () => {
  sandbox = createSandbox()
  const pair = sandbox.controls.signIn('verified')
  token = pair.token
  for (const name of names) {
    const own = createSandbox()
    const { token: at, refresh_token: refreshToken } = own.controls.signIn('verified')
    const parts = await scenarios[name]({ sandbox: own, token: at, refreshToken })
    prepared.set(name, { query: {}, params: {}, ...parts, token })
    own.close()
  }
})
afterAll(() => sandbox.close())

const statusOf = async (request: Request): Promise<number> => (await sandbox.fetch(request)).status

test.each([
  '/wl/v1/platform/config/translations/constructor',
  '/wl/v1/platform/config/translations/toString',
  '/wl/v1/platform/config/translations/__proto__',
])('a language named like what every object has is one without wording: %s @E6', async (path) => {
  const response = await sandbox.fetch(path)
  expect([response.status, await response.json()]).toEqual([200, { data: {} }])
})

test.each(names.filter((name) => (endpoints[name] as AnyEndpoint).query))(
  '%s refuses an offset that no list has @E6',
  async (name) => {
    for (const offset of ['9223372036854775808', '1e300', '9007199254740993'])
      expect(await statusOf(requestOf(name, { token, query: { offset, limit: '20' } }))).toBe(422)
    const query = { offset: Number.MAX_SAFE_INTEGER, limit: 20 }
    expect(await statusOf(requestOf(name, { token, query }))).toBe(200)
  },
)

const writing = names.filter(
  (name) => (endpoints[name] as AnyEndpoint).body !== undefined && name !== 'uploadFile',
)

test('a body that is no JSON is refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...writing),
      fc.string({ unit: 'binary', maxLength: 40 }),
      async (name, text) => {
        const { url, method, headers } = requestOf(name, { token, params: { id: '1' } })
        // A quotation mark that is never closed.
        expect([422, 401, 404]).toContain(
          await statusOf(new Request(url, { method, headers, body: `"${text.replaceAll('"', '')}` })),
        )
      },
    ),
    { numRuns: 200 },
  )
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'an upload sent as "%s" is refused',
  async (type) => {
    const request = new Request('http://sandbox.test/wl/v1/files/upload', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body: '--x\r\nnothing',
    })
    expect(await statusOf(request)).toBe(422)
  },
)

test('a body that is far too big is refused as one, and a form as a file', async () => {
  const far = new Uint8Array(12 * 1024 * 1024)
  for (const [type, message] of [
    ['application/json', 'The request is too big.'],
    ['multipart/form-data; boundary=x', 'This file is too big. The limit is 10\u00a0MB.'],
  ] as const) {
    const { url, method } = requestOf('register')
    const response = await sandbox.fetch(url, { method, body: far, headers: { 'Content-Type': type } })
    expect([response.status, await response.json()]).toMatchObject([413, { error: { message } }])
  }
})

test('an odd or over-long list query is refused', async () => {
  for (const query of [{}, { offset: -1, limit: 20 }, { offset: 0, limit: 0 }, { offset: 0, limit: 1e9 }]) {
    expect(await statusOf(requestOf('listCoupons', { token, query }))).toBe(422)
  }
})

describe('no operation fails on what it is sent', () => {
  test.each(names)('%s, whatever stands in one place of it @E6', async (name) => {
    const good = prepared.get(name) ?? {}
    const errors: string[] = []
    for (const path of leavesOf(good).filter(([part]) => part !== 'token'))
      for (const value of awkward) {
        const request = sentOf(name, replaced(good, path, value))
        const status = await statusOf(request).catch((error: unknown) => String(error))
        if (typeof status === 'string' || status >= 500)
          errors.push(`${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}: ${status}`)
      }
    expect(errors).toEqual([])
  })

  const word = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...more))
  const value = fc.oneof(word, fc.jsonValue(), fc.double(), fc.bigInt().map(String))

  test('any of them, whatever stands in any two places @E6', async () => {
    const places = fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), places, async (name, changes) => {
        const good = prepared.get(name) ?? {}
        const paths = leavesOf(good).filter(([part]) => part !== 'token')
        const tree = changes.reduce(
          (sent, [at, put]) => replaced(sent, paths[at % paths.length] ?? ['body'], put),
          good,
        )
        expect(await statusOf(sentOf(name, tree))).toBeLessThan(500)
      }),
      { numRuns: 500 },
    )
  })

  test('any of them, whatever its headers and address say @E6', async () => {
    const header = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((n) => String.fromCharCode(n)) })
    const club = fc.constantFrom('constructor', '__proto__', 'fuel', 'grocer', 'x'.repeat(300))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        header,
        club,
        fc.webPath(),
        async (name, any, tenant, path) => {
          const { url, method } = sentOf(name, prepared.get(name) ?? {})
          const headers = {
            ...{ 'Accept-Language': any, 'channel-id': tenant, 'Content-Type': any, 'Content-Length': any },
            ...(any.length % 2 === 0 ? { Authorization: `Bearer ${token}` } : {}),
          }
          for (const address of [`${url}${url.includes('?') ? '&' : '?'}tenant=${tenant}`, `${url}${path}`])
            expect(await statusOf(new Request(address, { method, headers }))).toBeLessThan(500)
        },
      ),
      { numRuns: 150 },
    )
  })
})
