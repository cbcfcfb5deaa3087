import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { personaEmail, personaPassword } from './personas.ts'

test('a refreshed session goes on with a new pair, and the old access token with it', async () => {
  const sandbox = createSandbox()
  const first = sandbox.controls.signIn('verified')
  const second = await get(sandbox, 'refreshSession', { body: { refresh_token: first.refresh_token } })
  expect(second).not.toEqual(first)
  for (const { token } of [first, second]) {
    expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
  }
})

test('a refresh token that comes a second time ends the whole family', async () => {
  const sandbox = createSandbox()
  const first = sandbox.controls.signIn('verified')
  const other = sandbox.controls.signIn('verified')
  const second = await get(sandbox, 'refreshSession', { body: { refresh_token: first.refresh_token } })
  const again = await refused(sandbox, 'refreshSession', { body: { refresh_token: first.refresh_token } })
  expect(again).toMatchObject({ status: 401, message: 'Invalid token' })
  expect((await refused(sandbox, 'getMember', { token: second.token })).status).toBe(401)
  const late = await refused(sandbox, 'refreshSession', { body: { refresh_token: second.refresh_token } })
  expect(late.status).toBe(401)
  expect((await ask(sandbox, 'getMember', { token: other.token })).status, 'another sign-in lives on').toBe(
    200,
  )
})

test('signing out ends the family, even with an access token that has run out', async () => {
  const sandbox = createSandbox()
  const pair = sandbox.controls.signIn('verified')
  sandbox.controls.expireAccess()
  const body = { refresh_token: pair.refresh_token }
  expect((await ask(sandbox, 'signOut', { token: pair.token, body })).status).toBe(204)
  expect((await refused(sandbox, 'refreshSession', { body })).status).toBe(401)
})

test.each([
  ['missing', undefined],
  ['unknown', 'at_of_nobody'],
])('a member call with a token that is %s is refused with 401', async (_, token) => {
  expect(await refused(createSandbox(), 'getMember', { token })).toMatchObject({
    status: 401,
    message: 'Invalid token',
  })
})

test('an access token lives a quarter of an hour by the clock of its world', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified')
  sandbox.controls.clock(14 * 60)
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
  sandbox.controls.clock(15 * 60 + 1)
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(401)
})

test('a token is good in its own club only, and names the club where nothing else does', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('verified', 'grocer')
  expect((await refused(sandbox, 'getMember', { token, tenant: 'fuel' })).status).toBe(401)
  const { user } = await get(sandbox, 'getMember', { token })
  expect(user.firstname).toBe('Радостина')
})

test('a session brought to another club is none there, and goes on in its own', async () => {
  const sandbox = createSandbox()
  const { refresh_token } = sandbox.controls.signIn('verified', 'fuel')
  const body = { refresh_token }
  expect((await refused(sandbox, 'refreshSession', { tenant: 'grocer', body })).status).toBe(401)
  const { token } = await get(sandbox, 'refreshSession', { tenant: 'fuel', body })
  expect((await ask(sandbox, 'getMember', { tenant: 'fuel', token })).status).toBe(200)
})

test('a changed password ends the other sign-ins, and this one goes on with a new pair @AUT-7', async () => {
  const sandbox = createSandbox()
  const other = sandbox.controls.signIn('verified')
  const first = sandbox.controls.signIn('verified')
  const body = { password: personaPassword, new_password: 'Fresh1234' }
  const { token, refresh_token } = await get(sandbox, 'changePassword', { token: first.token, body })
  expect((await refused(sandbox, 'getMember', { token: other.token })).status).toBe(401)
  const { sessions } = await get(sandbox, 'listSessions', { token })
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true])
  expect((await ask(sandbox, 'refreshSession', { body: { refresh_token } })).status).toBe(200)
  const credentials = { email: personaEmail('verified'), password: 'Fresh1234' }
  expect((await ask(sandbox, 'signIn', { body: credentials })).status).toBe(200)
})

test.each([
  ['the present password is another one', { password: 'Wrong1234', new_password: 'Fresh1234' }, 'password'],
  ['the new one is too weak', { password: personaPassword, new_password: 'fresh' }, 'new_password'],
])('where %s the password stays, and so do all sign-ins @AUT-7', async (_, body, field) => {
  const sandbox = createSandbox()
  const other = sandbox.controls.signIn('verified')
  const { token } = sandbox.controls.signIn('verified')
  const refusal = await refused(sandbox, 'changePassword', { token, body })
  expect(refusal).toMatchObject({ status: 422, code: 'validation' })
  expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  expect((await ask(sandbox, 'getMember', { token: other.token })).status).toBe(200)
  const credentials = { email: personaEmail('verified'), password: personaPassword }
  expect((await ask(sandbox, 'signIn', { body: credentials })).status).toBe(200)
})
