import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { BrokenAnswer, proven } from './answer.ts'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { scenarios } from './scenarios.ts'

/** A value as it comes out of JSON, but for the number of rows that the server sent, which is not counted anew. */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'received' ? undefined : part)))

test.each(Object.keys(scenarios) as EndpointName[])('%s answers what its row reads @SES-8', async (name) => {
  const sandbox = createSandbox({ controls: true })
  const pair = sandbox.controls.signIn('verified')
  const scene = { sandbox, token: pair.token, refreshToken: pair.refresh_token }
  const parts = await scenarios[name](scene)
  sandbox.controls.clearLog()
  const response = await ask(sandbox, name, { token: pair.token, ...parts })
  const text = await response.text()
  expect([response.status, text.slice(0, 200)]).toEqual([text === '' ? 204 : 200, text.slice(0, 200)])
  const data: unknown = text === '' ? undefined : JSON.parse(text).data
  const { response: schema, method } = endpoints[name]
  const read = v.safeParse(schema, data)
  expect(read.issues).toBeUndefined()
  // What the browser has stored of an answer is read by the same schema. OFF-2.
  if (method === 'GET' && read.output !== undefined)
    expect(asJson(v.parse(schema, asJson(read.output)))).toEqual(asJson(read.output))
  expect(sandbox.controls.log().map(({ endpoint }) => endpoint)).toEqual([name])
})

test.each([
  ['that lacks an identity', 'getCoupon', { coupon: { name: 'Tea' } }],
  ['with a list item that a portal would drop', 'listCoupons', { coupons: [{ id: '1' }, { name: 'Tea' }] }],
  ['that is half a session', 'signIn', { token: 'at' }],
] as const)('the platform itself fails on an answer %s', (_, name, answer) => {
  expect(() => proven({ name, row: endpoints[name], params: {} }, answer)).toThrow(BrokenAnswer)
})

test('an address that is no row of the contract is not found', async () => {
  const response = await createSandbox().fetch('/wl/v1/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
