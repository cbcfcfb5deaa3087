import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, requestOf } from './ask.ts'
import type { FaultInput } from './faults.ts'

function enter(fault: FaultInput) {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  sandbox.controls.fault(fault)
  return { sandbox, token, member: () => ask(sandbox, 'getMember', { token }) }
}

test('an answer is replaced as often as it is asked, and then comes as usual', async () => {
  const { member } = enter({ endpoint: 'getMember', status: 502, body: '<h1>Bad gateway</h1>', times: 2 })
  for (const _ of [1, 2]) {
    const response = await member()
    expect(response.status).toBe(502)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toBe('<h1>Bad gateway</h1>')
  }
  expect((await member()).status).toBe(200)
})

test('a fault lets the first requests through and spares other endpoints', async () => {
  const { sandbox, token, member } = enter({ endpoint: 'getMember', status: 500, skip: 1 })
  expect((await member()).status).toBe(200)
  expect((await member()).status).toBe(500)
  expect((await ask(sandbox, 'listIdentities', { token })).status).toBe(200)
  sandbox.controls.clearFaults()
  expect((await member()).status).toBe(200)
})

test('a call that hangs ends when its caller gives up', async () => {
  const { sandbox, token } = enter({ endpoint: 'getMember', hang: true })
  const patience = new AbortController()
  const answer = sandbox.fetch(requestOf('getMember', { token }), { signal: patience.signal })
  patience.abort(new Error('enough'))
  await expect(answer).rejects.toThrow('enough')
})

test('a cut connection is a failed fetch, and what was asked is not done', async () => {
  const { sandbox, token } = enter({ endpoint: 'activateCoupon', reset: true, times: 1 })
  const call = { token, params: { id: '7' }, body: {} }
  await expect(ask(sandbox, 'activateCoupon', call)).rejects.toThrow('fetch failed')
  expect((await ask(sandbox, 'activateCoupon', call)).status).toBe(200)
})

test('a lost reply is one whose request was carried out', async () => {
  const { sandbox, token } = enter({ endpoint: 'activateCoupon', reset: true, after: true, times: 1 })
  const call = { token, params: { id: '7' }, body: {} }
  await expect(ask(sandbox, 'activateCoupon', call)).rejects.toThrow('fetch failed')
  expect(await (await ask(sandbox, 'activateCoupon', call)).json()).toMatchObject({
    error: { code: 'already_activated' },
  })
})

test('a body that drips arrives whole', async () => {
  const { sandbox, member } = enter({ endpoint: 'getMember', drip: { bytes: 50, every_ms: 0 }, times: 1 })
  const slow = await (await member()).text()
  sandbox.controls.clearFaults()
  expect(slow).toBe(await (await member()).text())
})

test('a call is refused as the contract has it: status, code, message in the member’s language @RPL-1', async () => {
  const { sandbox, token } = enter({ endpoint: 'activateCoupon', refusal: 'not_verified', times: 1 })
  const call = { token, params: { id: '7' }, body: {}, headers: { 'Accept-Language': 'bg' } }
  const refused = await ask(sandbox, 'activateCoupon', call)
  const { error } = (await refused.json()) as { error: { code: string; message: string } }
  expect([refused.status, error.code]).toEqual([403, 'not_verified'])
  expect(error.message).toMatch(/[а-я]{4}/)
  // What was refused was not done.
  expect((await ask(sandbox, 'activateCoupon', call)).status).toBe(200)
})

test('a refused form names a field that was sent, and a call that comes too often the time to wait @RPL-1', async () => {
  const { sandbox } = enter({ endpoint: 'register', refusal: 'validation' })
  const body = { firstname: 'A', lastname: 'B' }
  const refused = await ask(sandbox, 'register', { body: body as never, tenant: 'fuel' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: { code: 'validation', fields: { firstname: 'firstname is not valid' } } },
  ])
  sandbox.controls.fault({ endpoint: 'requestVerification', refusal: 'rate_limited' })
  const { token } = sandbox.controls.signIn('unverified')
  const soon = await ask(sandbox, 'requestVerification', { token, body: {} as never })
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60'])
})

test('what is asked for is written down: row, query, headers, body, status', async () => {
  const { sandbox, token } = enter({ endpoint: 'listCoupons', status: 503 })
  const query = { offset: 20, limit: 20 }
  await ask(sandbox, 'listCoupons', { token, query, headers: { 'Accept-Language': 'sk' } })
  await ask(sandbox, 'signIn', { body: { email: 'a@example.com', password: 'x' }, tenant: 'fuel' })
  expect(sandbox.controls.log()).toMatchObject([
    {
      endpoint: 'listCoupons',
      method: 'GET',
      path: '/wl/v1/coupons',
      query: { offset: ['20'], limit: ['20'] },
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'sk' },
      status: 503,
    },
    {
      endpoint: 'signIn',
      headers: { 'channel-id': 'channel-fuel', 'content-type': 'application/json' },
      body: '{"email":"a@example.com","password":"x"}',
      status: 401,
    },
  ])
})
