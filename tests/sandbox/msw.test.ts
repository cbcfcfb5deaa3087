import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { createSandbox } from './app.ts'
import { mock } from './mock.ts'
import { platformAt, platformHandlers } from './msw.ts'
import { personaEmail, personaPassword } from './personas.ts'

/** Has handlers answer what this test fetches; anything else fails. */
const answerBy = (...handlers: Parameters<typeof setupServer>) => {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
}

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`https://api.club.example/wl/v1/${path}`, init)
  return { status: response.status, ...(await response.json()) }
}
const signIn = (password = personaPassword) =>
  call('user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: personaEmail('verified'), password }),
  })
const coupons = async () => {
  const { data } = await signIn()
  return call('coupons?limit=20&offset=0', { headers: { Authorization: `Bearer ${data.token}` } })
}

test('another team’s test signs in and reads coupons without a server, and is refused as by the platform @DOC-2', async () => {
  const sandbox = createSandbox({ controls: true })
  onTestFinished(sandbox.close)
  answerBy(...platformHandlers(sandbox))
  expect(await coupons()).toMatchObject({ status: 200, data: { coupons: { length: 20 } } })
  expect(await signIn('Wrong1234')).toMatchObject({ status: 401, error: { message: expect.any(String) } })
  sandbox.controls.fault({ endpoint: 'signIn', status: 503 })
  expect((await fetch('https://api.club.example/wl/v1/user/login', { method: 'POST' })).status).toBe(503)
})

test('a page whose browser has no platform of its own is answered by the one that npm run mock serves @DOC-2', async () => {
  const served = await mock({ port: 0 })
  onTestFinished(() => served.close())
  answerBy(...platformHandlers(platformAt(served.url)))
  expect(await coupons()).toMatchObject({ status: 200, data: { coupons: { length: 20 } } })
})
