import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, firstPage, get, refused, wholeList } from './ask.ts'
import { type PersonaName, personaEmail } from './personas.ts'
import { freeCards } from './seeds.ts'

function enter(persona: PersonaName = 'verified') {
  const sandbox = createSandbox()
  return { sandbox, token: sandbox.controls.signIn(persona).token }
}

test('the history of points goes back three hundred movements, newest first', async () => {
  const { sandbox, token } = enter()
  const { transactions } = await get(sandbox, 'listTransactions', { token, query: wholeList })
  expect(transactions.length).toBeGreaterThanOrEqual(300)
  expect(transactions.map(({ at }) => at)).toEqual(transactions.map(({ at }) => at).toSorted((a, b) => b - a))
  expect(transactions.some(({ points }) => points < 0)).toBe(true)
})

test('a profile keeps every character of a name, and the rest stays as it was', async () => {
  const { sandbox, token } = enter()
  const firstname = 'Zoë \u202E<b>"\' ﷽ 👩‍👩‍👧\u0000x'
  await get(sandbox, 'updateProfile', { token, body: { firstname, sex: 'undefined' } })
  const { user } = await get(sandbox, 'getMember', { token })
  expect(user).toMatchObject({ firstname, lastname: 'Brennan', sex: 'undefined' })
  expect((await refused(sandbox, 'updateProfile', { token, body: { firstname: ' ' } })).fields).toEqual({
    firstname: 'firstname is a required field',
  })
  const taken = { email: personaEmail('zero') }
  expect((await refused(sandbox, 'updateProfile', { token, body: taken })).code).toBe('email_taken')
})

test('a second phone is added by its code, becomes primary, and the first can go', async () => {
  const { sandbox, token } = enter()
  const body = { type: 'phone', number: '+353 20 910 4444' }
  const { identity } = await get(sandbox, 'linkIdentity', { token, body })
  expect(identity).toMatchObject({ value: '+353209104444', needs_code: true, is_verified: false })
  expect((await refused(sandbox, 'linkIdentity', { token, body })).status).toBe(429)
  const params = { id: identity.id }
  expect((await refused(sandbox, 'verifyIdentity', { token, params, body: { code: 'no' } })).code).toBe(
    'code_invalid',
  )
  expect(
    (await refused(sandbox, 'updateProfile', { token, body: { primary_phone: identity.value } })).status,
  ).toBe(422)
  const code = sandbox.controls.outbox()[0]?.code
  await get(sandbox, 'verifyIdentity', { token, params, body: { code } })
  const first = (await get(sandbox, 'getMember', { token })).user.phones.find(({ is_primary }) => is_primary)
  const gone = { token, params: { id: first?.identity_id ?? '' } }
  expect(await refused(sandbox, 'removeIdentity', gone), 'the primary phone stays').toMatchObject({
    status: 422,
    message: 'The primary phone number and the e-mail address of an account cannot be removed.',
  })
  await get(sandbox, 'updateProfile', { token, body: { primary_phone: identity.value } })
  expect((await ask(sandbox, 'removeIdentity', gone)).status).toBe(204)
  const { phones } = (await get(sandbox, 'getMember', { token })).user
  expect(phones[0]).toMatchObject({ number: '+353209104444', is_primary: true })
  expect(phones.some(({ number }) => number === first?.number)).toBe(false)
})

test('a phone that was taken back leaves no code behind for the next one', async () => {
  const { sandbox, token } = enter()
  const add = async (number: string) =>
    (await get(sandbox, 'linkIdentity', { token, body: { type: 'phone', number } })).identity.id
  const first = await add('+353209104444')
  const code = sandbox.controls.outbox()[0]?.code
  await get(sandbox, 'removeIdentity', { token, params: { id: first } })
  const second = await add('+353209105555')
  const fresh = sandbox.controls.outbox()[0]
  expect(fresh).toMatchObject({ channel: 'sms', receiver: '+353209105555' })
  if (fresh?.code === code) return
  const params = { id: second }
  expect((await refused(sandbox, 'verifyIdentity', { token, params, body: { code } })).code).toBe(
    'code_invalid',
  )
})

test('a phone belongs to the first who proves it', async () => {
  const { sandbox, token } = enter()
  const other = sandbox.controls.signIn('zero').token
  const body = { type: 'phone', number: '+353209104444' }
  const own = await get(sandbox, 'linkIdentity', { token, body })
  const ownCode = sandbox.controls.outbox()[0]?.code
  const theirs = await get(sandbox, 'linkIdentity', { token: other, body })
  const theirCode = sandbox.controls.outbox()[0]?.code
  const confirm = (by: string, id: string, code: string | undefined) =>
    ask(sandbox, 'verifyIdentity', { token: by, params: { id }, body: { code } })
  expect((await confirm(token, own.identity.id, ownCode)).status).toBe(204)
  expect((await confirm(other, theirs.identity.id, theirCode)).status).toBe(422)
  expect((await confirm(token, own.identity.id, ownCode)).status, 'a code works once').toBe(422)
  expect((await refused(sandbox, 'linkIdentity', { token: other, body })).fields).toEqual({
    number: 'This value is already taken',
  })
})

test('a profile is changed as a whole or not at all', async () => {
  const { sandbox, token } = enter()
  const { phones } = (await get(sandbox, 'getMember', { token })).user
  const primary_phone = phones.find(({ is_primary }) => !is_primary)?.number ?? ''
  const body = { primary_phone, email: personaEmail('zero') }
  expect((await refused(sandbox, 'updateProfile', { token, body })).status).toBe(409)
  expect((await get(sandbox, 'getMember', { token })).user.phones).toEqual(phones)
})

test('with the newer card gone the one before is shown at the till again', async () => {
  const { sandbox, token } = enter()
  const card = async () => (await get(sandbox, 'getMember', { token })).user.card?.number
  const before = await card()
  const body = { type: 'card', number: freeCards[5] ?? '' }
  const { identity } = await get(sandbox, 'linkIdentity', { token, body })
  expect(await card()).toBe(freeCards[5])
  await get(sandbox, 'removeIdentity', { token, params: { id: identity.id } })
  expect(await card()).toBe(before)
  const { user_identities } = await get(sandbox, 'listIdentities', { token })
  expect(user_identities.find(({ type }) => type === 'card')?.is_primary).toBe(true)
})

test('a member without a card pairs one, gives it back, and takes a virtual one', async () => {
  const { sandbox, token } = enter('cardless')
  const card = async () => (await get(sandbox, 'getMember', { token })).user.card
  expect(await card()).toBeUndefined()
  expect(
    (await refused(sandbox, 'linkIdentity', { token, body: { type: 'card', number: '123' } })).fields,
  ).toEqual({
    number: 'A card number has 16 digits',
  })
  const body = { type: 'card', number: freeCards[4] ?? '' }
  const { identity } = await get(sandbox, 'linkIdentity', { token, body })
  expect(await card()).toMatchObject({ number: freeCards[4], barcode: { format: 'code128' } })
  await get(sandbox, 'removeIdentity', { token, params: { id: identity.id } })
  expect(await card()).toBeUndefined()
  await get(sandbox, 'linkIdentity', { token, body: { type: 'virtual_card' } })
  expect(await card()).toMatchObject({ type: 'virtual', barcode: { format: 'qr' } })
})

test('the persona without points shows a card with a right EAN-13', async () => {
  const { sandbox, token } = enter('zero')
  const value = (await get(sandbox, 'getMember', { token })).user.card?.barcode?.value ?? ''
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  expect(value).toMatch(/^\d{13}$/)
  expect(sum % 10).toBe(0)
})

test('addresses are added, changed and removed, by their owner only', async () => {
  const { sandbox, token } = enter()
  const body = { name: 'Cottage', street: '1 Bog Road', city: 'Arra', postal_code: 'E45', country: 'Ireland' }
  await get(sandbox, 'addAddress', { token, body })
  const added = (await get(sandbox, 'listAddresses', { token })).addresses.at(-1)
  expect(added).toMatchObject(body)
  const params = { id: added?.id ?? '' }
  await get(sandbox, 'updateAddress', { token, params, body: { ...body, city: 'Lough Arra' } })
  expect((await get(sandbox, 'listAddresses', { token })).addresses.at(-1)?.city).toBe('Lough Arra')
  const other = sandbox.controls.signIn('zero').token
  expect((await refused(sandbox, 'removeAddress', { token: other, params })).status).toBe(404)
  expect((await ask(sandbox, 'removeAddress', { token, params })).status).toBe(204)
  expect((await get(sandbox, 'listAddresses', { token })).addresses).toHaveLength(2)
})

test('a promo code gives its points once', async () => {
  const { sandbox, token } = enter('newcomer')
  const promo = await get(sandbox, 'redeemPromoCode', { token, body: { code: ' welcome10 ' } })
  expect(promo).toEqual({ title: 'Welcome to the club', points: 1000 })
  expect((await get(sandbox, 'getMember', { token })).user.wallets[0]?.points).toBe(1000)
  const again = await refused(sandbox, 'redeemPromoCode', { token, body: { code: 'WELCOME10' } })
  expect(again).toMatchObject({ status: 409, code: 'promo_used' })
  const wrong = await refused(sandbox, 'redeemPromoCode', { token, body: { code: 'NOPE' } })
  expect(wrong).toMatchObject({ status: 422, code: 'promo_invalid' })
})

test('consents are signed, shown as signed, and revoked', async () => {
  const { sandbox, token } = enter()
  const newsletter = async () =>
    (await get(sandbox, 'listConsents', { token, body: { displayIn: 'profile' } })).consents.find(
      ({ id }) => id === 'newsletter',
    )
  const version_id = (await newsletter())?.version_id ?? ''
  const { signed_id } = await get(sandbox, 'signConsent', { token, params: { version_id }, body: {} })
  expect(await newsletter()).toMatchObject({ is_signed: true, signed_id })
  const again = await get(sandbox, 'signConsent', { token, params: { version_id }, body: {} })
  expect(again.signed_id).toBe(signed_id)
  await get(sandbox, 'revokeConsent', { token, params: { version_id, signed_id }, body: {} })
  expect(await newsletter()).toMatchObject({ is_signed: false })
})

test('a deletion happens only after its link was opened, and takes everything with it', async () => {
  const { sandbox, token } = enter()
  await get(sandbox, 'requestDeletion', { token, body: {} })
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(200)
  const mail = sandbox.controls.outbox()[0]
  expect(mail?.link).toContain('/deletion?token=')
  const body = { token: mail?.token }
  expect(await get(sandbox, 'confirmPrivacyRequest', { body })).toEqual({ type: 'deletion' })
  expect((await ask(sandbox, 'getMember', { token })).status).toBe(401)
  expect((await refused(sandbox, 'confirmPrivacyRequest', { body })).code).toBe('link_expired')
  const login = { email: personaEmail('verified'), password: 'Demo1234' }
  expect((await refused(sandbox, 'signIn', { body: login })).code).toBe('invalid_credentials')
})

test('a request for personal data is confirmed by mail', async () => {
  const { sandbox, token } = enter()
  await get(sandbox, 'requestPersonalData', { token, body: {} })
  const mail = sandbox.controls.outbox()[0]
  expect(mail).toMatchObject({ channel: 'mail', receiver: personaEmail('verified') })
  expect(mail?.link).toMatch(/\/\?token=/)
  expect(await get(sandbox, 'confirmPrivacyRequest', { body: { token: mail?.token } })).toEqual({
    type: 'data',
  })
})

test('a plastic card is ordered to a store of the club', async () => {
  const { sandbox, token } = enter()
  const { stores } = await get(sandbox, 'listStores', { query: firstPage })
  const body = { store_id: stores[0]?.id }
  expect((await ask(sandbox, 'requestPhysicalCard', { token, body })).status).toBe(204)
  expect(sandbox.controls.outbox()[0]).toMatchObject({
    body: `We will let you know when your Voltara Fuel Club card waits at ${stores[0]?.name}.`,
    code: undefined,
  })
  expect((await refused(sandbox, 'requestPhysicalCard', { token, body: { store_id: 'moon' } })).status).toBe(
    404,
  )
})
