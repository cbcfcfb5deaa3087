import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { deviceOf } from './device.ts'
import { personaEmail, personaPassword } from './personas.ts'

const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'

/** A member with a session here and one in Firefox on her phone. */
const twice = async () => {
  const sandbox = createSandbox({ controls: true })
  const here = sandbox.controls.signIn('verified')
  const body = { email: personaEmail('verified'), password: personaPassword }
  const there = await get(sandbox, 'signIn', { body, headers: { 'User-Agent': firefox } })
  const list = async () => (await get(sandbox, 'listSessions', { token: here.token })).sessions
  return { sandbox, here, there, list }
}

test('a member sees each of her sessions with its device, and which one asks @LCK-2', async () => {
  const { list } = await twice()
  const seen = (await list()).map(({ device, is_current }) => [device, is_current])
  expect(seen).toEqual(
    expect.arrayContaining([
      ['An app', true],
      ['Firefox on Android', false],
    ]),
  )
  expect(seen).toHaveLength(2)
})

test('a session that is ended elsewhere can neither call nor refresh, and the one that ended it goes on @LCK-2', async () => {
  const { sandbox, here, there, list } = await twice()
  const id = (await list()).find(({ is_current }) => !is_current)?.id ?? ''
  expect((await ask(sandbox, 'endSession', { token: here.token, params: { id } })).status).toBe(204)
  expect((await refused(sandbox, 'getMember', { token: there.token })).status).toBe(401)
  const body = { refresh_token: there.refresh_token }
  expect((await refused(sandbox, 'refreshSession', { body })).status).toBe(401)
  expect((await ask(sandbox, 'getMember', { token: here.token })).status).toBe(200)
  expect(await list()).toHaveLength(1)
  expect((await refused(sandbox, 'endSession', { token: here.token, params: { id } })).status).toBe(404)
})

test('nobody ends the session of somebody else @LCK-2', async () => {
  const { sandbox, here, list } = await twice()
  const stranger = sandbox.controls.signIn('zero')
  const [first] = await list()
  const params = { id: first?.id ?? '' }
  expect((await refused(sandbox, 'endSession', { token: stranger.token, params })).status).toBe(404)
  expect((await ask(sandbox, 'getMember', { token: here.token })).status).toBe(200)
})

test('a session that was left alone for longer than its token lives is no longer listed @LCK-2', async () => {
  const { sandbox } = await twice()
  sandbox.controls.clock(31 * 24 * 3600)
  const { token } = sandbox.controls.signIn('verified')
  expect((await get(sandbox, 'listSessions', { token })).sessions).toHaveLength(1)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iOS',
  ],
  [null, 'An app'],
])('the device of %s is %s @LCK-2', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
