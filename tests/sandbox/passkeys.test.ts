import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { personaEmail, personaPassword } from './personas.ts'
import { softPasskey } from './soft-passkey.ts'

const home = 'http://sandbox.test'
const mobile = { 'User-Agent': 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' }

/** A member with a passkey on a device. */
const withPasskey = async () => {
  const sandbox = createSandbox({ controls: true })
  const { token } = sandbox.controls.signIn('verified')
  const device = softPasskey(home)
  const creation = () => get(sandbox, 'requestPasskeyCreation', { token, body: {} })
  const add = { token, body: device.create(await creation()), headers: mobile }
  const { passkey } = await get(sandbox, 'addPasskey', add)
  const challenge = () => get(sandbox, 'requestPasskeySignIn', { body: {} })
  const list = async () => (await get(sandbox, 'listPasskeys', { token })).passkeys
  return { sandbox, token, device, creation, passkey, challenge, list }
}

test('a passkey is listed under the name of its device, and signs its member in without naming her @LCK-1', async () => {
  const { sandbox, token, device, passkey, challenge, list } = await withPasskey()
  expect(await list()).toEqual([passkey])
  expect(passkey.name).toBe('Firefox on Android')
  const options = await challenge()
  expect(options.allowCredentials ?? []).toEqual([])
  const pair = await get(sandbox, 'signInWithPasskey', { body: device.prove(options) })
  const [before, after] = [token, pair.token].map((one) => get(sandbox, 'getMember', { token: one }))
  expect((await after)?.user.id).toBe((await before)?.user.id)
})

test('a passkey has to be discoverable and to know its person, and none is made twice on a device @LCK-1', async () => {
  const { creation, device, challenge } = await withPasskey()
  expect(await creation()).toMatchObject({
    rp: { id: 'sandbox.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.prove(await challenge()).id }],
  })
})

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

test('a challenge that nobody has answered in five minutes is over @LCK-1', async () => {
  const { sandbox, device, challenge } = await withPasskey()
  const body = device.prove(await challenge())
  sandbox.controls.clock(301)
  expect((await refused(sandbox, 'signInWithPasskey', { body })).code).toBe('passkey_cancelled')
})

test('the challenge of one member makes no passkey for another, and signs nobody in @LCK-1', async () => {
  const { sandbox, device, creation, token, list } = await withPasskey()
  const stranger = sandbox.controls.signIn('zero')
  const body = softPasskey(home).create(await creation())
  const answer = await refused(sandbox, 'addPasskey', { token: stranger.token, body })
  expect(answer.code).toBe('passkey_cancelled')
  const login = device.prove(await creation())
  expect((await refused(sandbox, 'signInWithPasskey', { body: login })).code).toBe('passkey_cancelled')
  expect((await get(sandbox, 'listPasskeys', { token: stranger.token })).passkeys).toEqual([])
  expect(await list()).toHaveLength(1)
  expect((await ask(sandbox, 'addPasskey', { token, body })).status).toBe(200)
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

test('what the right device signs on a page elsewhere is refused @LCK-1', async () => {
  const { sandbox, device, challenge } = await withPasskey()
  const body = device.prove(await challenge(), { page: 'https://club.example' })
  expect((await refused(sandbox, 'signInWithPasskey', { body })).code).toBe('passkey_unknown')
})

test('a copy of a device, whose count has stayed behind, is refused @LCK-1', async () => {
  const { sandbox, device, challenge } = await withPasskey()
  await get(sandbox, 'signInWithPasskey', { body: device.prove(await challenge(), { counter: 7 }) })
  const copy = device.prove(await challenge(), { counter: 7 })
  expect((await refused(sandbox, 'signInWithPasskey', { body: copy })).code).toBe('passkey_unknown')
  await get(sandbox, 'signInWithPasskey', { body: device.prove(await challenge(), { counter: 8 }) })
})

test('an account that takes nothing but a passkey refuses the password, until its last passkey is gone @LCK-1 @LCK-2', async () => {
  const { sandbox, token, device, passkey, challenge } = await withPasskey()
  const required = { spend_limit: 0, passkeys_required: true }
  sandbox.controls.member({ email: personaEmail('verified'), ...required })
  expect(await get(sandbox, 'getSecurity', { token })).toEqual(required)
  const typed = { token, body: { password: personaPassword } }
  expect((await refused(sandbox, 'reauthenticate', typed)).code).toBe('validation')
  const body = { passkey: device.prove(await challenge()) }
  expect((await ask(sandbox, 'reauthenticate', { token, body })).status).toBe(200)
  await ask(sandbox, 'removePasskey', { token, params: { id: passkey.id } })
  expect((await ask(sandbox, 'reauthenticate', typed)).status).toBe(200)
})

test('a removed passkey signs nobody in, and is gone once @LCK-1', async () => {
  const { sandbox, token, device, passkey, challenge, list } = await withPasskey()
  const params = { id: passkey.id }
  expect((await ask(sandbox, 'removePasskey', { token, params })).status).toBe(204)
  expect(await list()).toEqual([])
  const body = device.prove(await challenge())
  expect((await refused(sandbox, 'signInWithPasskey', { body })).code).toBe('passkey_unknown')
  expect((await refused(sandbox, 'removePasskey', { token, params })).status).toBe(404)
})

test('nobody lists or removes the passkey of somebody else @LCK-1', async () => {
  const { sandbox, passkey, list } = await withPasskey()
  const { token } = sandbox.controls.signIn('zero')
  expect((await get(sandbox, 'listPasskeys', { token })).passkeys).toEqual([])
  const params = { id: passkey.id }
  expect((await refused(sandbox, 'removePasskey', { token, params })).status).toBe(404)
  expect(await list()).toHaveLength(1)
})

test('a passkey of one club signs nobody in at another, though they share an address @LCK-1', async () => {
  const { sandbox, device } = await withPasskey()
  const options = await get(sandbox, 'requestPasskeySignIn', { tenant: 'grocer', body: {} })
  const body = device.prove(options)
  const answer = await refused(sandbox, 'signInWithPasskey', { tenant: 'grocer', body })
  expect(answer.code).toBe('passkey_unknown')
})

test('a passkey proves that it is the member, and lets her spend above her limit @LCK-1 @LCK-2', async () => {
  const { sandbox, token, device, challenge } = await withPasskey()
  sandbox.controls.member({ email: personaEmail('verified'), points: 1_000_000, spend_limit: 0 })
  const body = { passkey: device.prove(await challenge()) }
  const { confirmation } = await get(sandbox, 'reauthenticate', { token, body })
  const redemption = { params: { id: 'mug' }, body: { fulfilment: 'pickup', store_id: 'mill' } }
  const answer = await ask(sandbox, 'redeemReward', { token, ...redemption, headers: { confirmation } })
  expect(answer.status).toBe(200)
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

test('a member with a limit adds a passkey only once she has shown that it is her @LCK-1 @LCK-2', async () => {
  const { sandbox, token } = await withPasskey()
  sandbox.controls.member({ email: personaEmail('verified'), spend_limit: 100 })
  const creation = { token, body: {} }
  expect((await refused(sandbox, 'requestPasskeyCreation', creation)).code).toBe('confirmation_required')
  const body = { password: personaPassword }
  const { confirmation } = await get(sandbox, 'reauthenticate', { token, body })
  const proven = { ...creation, headers: { confirmation } }
  expect((await ask(sandbox, 'requestPasskeyCreation', proven)).status).toBe(200)
})
