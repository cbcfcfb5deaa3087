import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { softPasskey } from './soft-passkey.ts'

const home = 'http://sandbox.test'

/** A member with a passkey on a device. */
const withPasskey = async () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  const device = softPasskey(home)
  const creation = () => get(sandbox, 'requestPasskeyCreation', { token, body: {} })
  await get(sandbox, 'addPasskey', { token, body: device.create(await creation()) })
  const challenge = () => get(sandbox, 'requestPasskeySignIn', { body: {} })
  const list = async () => (await get(sandbox, 'listPasskeys', { token })).passkeys
  return { sandbox, token, device, creation, challenge, list }
}

test('a challenge counts once, and only one that the platform has given @LCK-1', async () => {
  const { sandbox, device, challenge } = await withPasskey()
  const body = device.prove(await challenge())
  await get(sandbox, 'signInWithPasskey', { body })
  expect(await refused(sandbox, 'signInWithPasskey', { body })).toMatchObject({
    status: 422,
    code: 'passkey_cancelled',
  })
  const invented = device.prove({ ...(await challenge()), challenge: 'aW52ZW50ZWQ' })
  expect((await refused(sandbox, 'signInWithPasskey', { body: invented })).code).toBe('passkey_cancelled')
})

test('a passkey of another site, or what a page elsewhere had signed, opens nothing @LCK-1', async () => {
  const { sandbox, token, creation, challenge, list } = await withPasskey()
  const elsewhere = softPasskey('https://club.example')
  const body = elsewhere.create(await creation())
  expect((await refused(sandbox, 'addPasskey', { token, body })).code).toBe('validation')
  expect(await list()).toHaveLength(1)
  const login = elsewhere.prove(await challenge())
  const answer = await refused(sandbox, 'signInWithPasskey', { body: login })
  expect(answer).toMatchObject({ status: 401, code: 'passkey_unknown' })
})

test('a passkey of one club signs nobody in at another, though they share an address @LCK-1', async () => {
  const { sandbox, device } = await withPasskey()
  const options = await get(sandbox, 'requestPasskeySignIn', { tenant: 'grocer', body: {} })
  const body = device.prove(options)
  const answer = await refused(sandbox, 'signInWithPasskey', { tenant: 'grocer', body })
  expect(answer.code).toBe('passkey_unknown')
})

test('the passkey of another member proves nothing, and does not end the session @LCK-1 @LCK-2', async () => {
  const { sandbox, device, challenge } = await withPasskey()
  const { token } = sandbox.controls.signIn('zero')
  const foreign = { passkey: device.prove(await challenge()) }
  const unknown = { passkey: softPasskey(home).prove(await challenge()) }
  for (const body of [foreign, unknown])
    expect(await refused(sandbox, 'reauthenticate', { token, body })).toMatchObject({
      status: 422,
      fields: { passkey: expect.any(String) },
    })
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
})
