import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { createSandbox } from './app.ts'
import { requestOf } from './ask.ts'

const sandbox = createSandbox()
const { token } = sandbox.controls.signIn('verified')
const names = Object.keys(endpoints) as EndpointName[]
const writing = names.filter((name) => {
  const row: AnyEndpoint = endpoints[name]
  return row.body !== undefined && name !== 'uploadFile'
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('__proto__', '\u0000', '\uD800', "'; drop table member; --", '%s', 'x'.repeat(5000)),
)

const statusOf = async (request: Request) => (await sandbox.fetch(request)).status

test('a body that is no JSON is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writing), text, async (name, raw) => {
      const { url, method, headers } = requestOf(name, { token, params: { id: '1' } })
      const isJson = (() => {
        try {
          JSON.parse(raw)
          return true
        } catch {
          return false
        }
      })()
      const status = await statusOf(new Request(url, { method, headers, body: raw }))
      if (!isJson) expect([422, 401, 404]).toContain(status)
    }),
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
