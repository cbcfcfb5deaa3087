import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, firstPage } from './ask.ts'
import { personaEmail } from './personas.ts'

/** Asks for a control in the world a. */
const control = (sandbox: Sandbox, path: string, body: unknown) =>
  sandbox.fetch(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'x-sandbox-world': 'a' },
    body: JSON.stringify(body),
  })

test('worlds share neither members nor clock nor faults nor log', async () => {
  const sandbox = createSandbox({ controls: true })
  const inWorld = (name: string) => ({ 'x-sandbox-world': name })
  const pairs = ['a', 'b'].map((name) => sandbox.controls.world(name).signIn('verified'))
  const [a = { token: '' }, b = { token: '' }] = pairs
  await control(sandbox, 'member', { email: personaEmail('verified'), points: 7 })
  await control(sandbox, 'clock', { offset_s: 60 })
  await control(sandbox, 'faults', { endpoint: 'listPerks', status: 500 })

  const first = await ask(sandbox, 'getMember', { token: a.token, headers: inWorld('a') })
  const second = await ask(sandbox, 'getMember', { token: b.token, headers: { Cookie: 'sandbox-world=b' } })
  expect(await first.json()).toMatchObject({ data: { user: { wallets: [{ points: 7 }] } } })
  expect(await second.json()).toMatchObject({ data: { user: { wallets: [{ points: 425_050 }] } } })
  const dates = [first, second].map(({ headers }) => Date.parse(headers.get('date') ?? ''))
  expect(Math.abs((dates[0] ?? 0) - (dates[1] ?? 0) - 60_000)).toBeLessThanOrEqual(2000)

  const call = { token: b.token, headers: inWorld('b'), query: firstPage }
  expect((await ask(sandbox, 'listPerks', call)).status).toBe(200)
  expect((await ask(sandbox, 'getMember', { token: a.token, headers: inWorld('b') })).status).toBe(401)
  const seen = (name: string) =>
    sandbox.controls
      .world(name)
      .log()
      .map(({ endpoint }) => endpoint)
  expect(seen('a')).toEqual(['getMember'])
  expect(seen('b')).toEqual(['getMember', 'listPerks', 'getMember'])
  expect(sandbox.controls.log()).toEqual([])
})

test('a demo has no controls and no worlds', async () => {
  const sandbox = createSandbox()
  expect((await control(sandbox, 'reset', {})).status).toBe(404)
  const { token } = sandbox.controls.signIn('verified')
  const headers = { 'x-sandbox-world': 'elsewhere' }
  expect((await ask(sandbox, 'getMember', { token, headers })).status).toBe(200)
})

test('tokens run out when they are told to', async () => {
  const sandbox = createSandbox({ controls: true })
  const headers = { 'x-sandbox-world': 'a' }
  const { token, refresh_token } = sandbox.controls.world('a').signIn('verified')
  await control(sandbox, 'expire-access', undefined)
  expect((await ask(sandbox, 'getMember', { token, headers })).status).toBe(401)
  await control(sandbox, 'revoke-all', undefined)
  expect((await ask(sandbox, 'refreshSession', { headers, body: { refresh_token } })).status).toBe(401)
})

test('a control that is not understood says why', async () => {
  const sandbox = createSandbox({ controls: true })
  for (const [path, body] of [
    ['faults', { endpoint: 'getEverything' }],
    ['clock', {}],
    ['member', { email: 'nobody@example.com' }],
  ] as const) {
    const response = await control(sandbox, path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining(path) } })
  }
})
