import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'
import { BrokenAnswer, proven } from './answer.ts'
import { createSandbox } from './app.ts'
import { ask, firstPage, get } from './ask.ts'
import { scenarios } from './scenarios.ts'

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
  expect(v.safeParse(endpoints[name].response, data).issues).toBeUndefined()
  expect(sandbox.controls.log().map(({ endpoint }) => endpoint)).toEqual([name])
})

test.each([
  ['that lacks an identity', 'getCoupon', { coupon: { name: 'Tea' } }],
  ['with a list item that a portal would drop', 'listCoupons', { coupons: [{ id: '1' }, { name: 'Tea' }] }],
  ['that is half a session', 'signIn', { token: 'at' }],
] as const)('the platform itself fails on an answer %s', (_, name, answer) => {
  expect(() => proven({ name, row: endpoints[name], params: {} }, answer)).toThrow(BrokenAnswer)
})

test('news is read by channel', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const query = { ...firstPage, channel_slug: ['offers'] }
  const { news } = await get(sandbox, 'listNews', { token, query })
  expect(news.map(({ id }) => id)).toEqual(['summer', 'wash-weekend'])
})

test('the feed holds news of other kinds, and is full by all of them @NWS-1', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  const { news, received } = await get(sandbox, 'listNews', { token, query: firstPage })
  expect([news.length, received]).toEqual([18, 20])
  const next = await get(sandbox, 'listNews', { token, query: { offset: 20, limit: 20 } })
  expect(next.news.length).toBeGreaterThan(0)
})

test('a page that is no HTML has a type and no body', async () => {
  const sandbox = createSandbox()
  const params = { id: 'price-list' }
  expect((await get(sandbox, 'getPage', { params })).page.type).toBe('PDF')
  expect((await ask(sandbox, 'getPageHtml', { params })).status).toBe(404)
})

test('an address that is no row of the contract is not found', async () => {
  const response = await createSandbox().fetch('/wl/v1/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
