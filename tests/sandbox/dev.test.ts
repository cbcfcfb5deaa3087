import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxMiddleware } from './dev.ts'

test('the dev server answers calls of the platform and passes on its own pages', async () => {
  const middleware = sandboxMiddleware()
  const server = createServer((request, response) =>
    middleware(request, response, () => response.end('a page of the portal')),
  )
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => void server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  const config = await fetch(`${origin}/wl/v1/platform/domain/grocer/config/public`)
  expect(await config.json()).toMatchObject({ data: { channel_id: 'channel-grocer' } })
  const login = await fetch(`${origin}/wl/v1/user/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'verified@example.com', password: 'Demo1234' }),
  })
  expect(login.status).toBe(200)
  expect((await fetch(`${origin}/__sandbox/outbox`)).status).toBe(200)
  expect((await fetch(`${origin}/__sandbox/log`)).status, 'no controls').toBe(404)
  expect(await (await fetch(`${origin}/coupons`)).text()).toBe('a page of the portal')
})
