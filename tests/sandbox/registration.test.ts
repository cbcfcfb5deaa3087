import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './app.ts'
import { ask, get, refused, wholeList } from './ask.ts'
import { personaEmail } from './personas.ts'
import { freeCards } from './seeds.ts'
import { tenants } from './tenants.ts'

const agreements = (tenant: string) =>
  (tenants.find(({ id }) => id === tenant)?.content.consents ?? []).map(({ id, versionId }) => ({
    id,
    version_id: versionId,
    agreed: true,
  }))

const form = (change: object = {}, tenant = 'fuel') => ({
  email: 'nora@example.com',
  password: 'Nora12345',
  firstname: 'Nora',
  lastname: 'Finch',
  card: { mode: 'later' },
  consents: agreements(tenant),
  lang: 'en',
  ...change,
})

const lastCode = (sandbox: Sandbox) => sandbox.controls.outbox()[0]?.code ?? ''

test('a newcomer registers, types the code from the mail and is in, verified', async () => {
  const sandbox = createSandbox()
  const answer = await get(sandbox, 'register', { body: form({ card: { mode: 'virtual' } }) })
  expect(answer).toEqual({ confirm: { channel: 'email', code_length: 6, resend_in: 60 } })
  const body = { email: 'nora@example.com', password: 'Nora12345' }
  expect((await refused(sandbox, 'signIn', { body })).code).toBe('invalid_credentials')
  await get(sandbox, 'requestPasswordReset', { body: { email: body.email } })
  expect(sandbox.controls.outbox(), 'nobody is a member before the code').toHaveLength(1)
  expect((await refused(sandbox, 'verifyEmail', { body: { code: 'abcdef' } })).code).toBe('code_invalid')
  const { token } = await get(sandbox, 'verifyEmail', { body: { code: lastCode(sandbox) } })
  const { user } = await get(sandbox, 'getMember', { token })
  expect(user).toMatchObject({ firstname: 'Nora', is_verified: true, card: { type: 'virtual' } })
  expect((await get(sandbox, 'listCoupons', { token, query: wholeList })).coupons.length).toBeGreaterThan(50)
  await get(sandbox, 'signIn', { body })
})

test('in the club that writes to phones the code comes by SMS and the account is verified by mail later', async () => {
  const sandbox = createSandbox()
  const tenant = 'grocer'
  expect((await refused(sandbox, 'register', { tenant, body: form({}, tenant) })).fields).toEqual({
    phone: 'Полето „phone“ е задължително',
  })
  const body = form({ phone: '00359 88 123 4567' }, tenant)
  expect(await get(sandbox, 'register', { tenant, body })).toMatchObject({ confirm: { channel: 'sms' } })
  expect(sandbox.controls.outbox()[0]).toMatchObject({ channel: 'sms', receiver: '+359881234567' })
  const { token } = await get(sandbox, 'verifyEmail', { tenant, body: { code: lastCode(sandbox) } })
  expect((await get(sandbox, 'getMember', { token, tenant })).user.is_verified).toBe(false)
  const link = sandbox.controls.outbox()[0]?.token
  await get(sandbox, 'confirmVerification', { tenant, body: { token: link } })
  expect((await get(sandbox, 'getMember', { token, tenant })).user.is_verified).toBe(true)
})

test('in the club that asks for no code a registration is a session', async () => {
  const sandbox = createSandbox()
  const answer = await get(sandbox, 'register', { tenant: 'plain', body: form({ phone: '+353209105555' }) })
  if ('confirm' in answer) throw new Error('expected a session')
  const { token } = answer
  expect((await get(sandbox, 'getMember', { token })).user).toMatchObject({
    email: 'nora@example.com',
    is_verified: false,
  })
  const { user_identities } = await get(sandbox, 'listIdentities', { token })
  expect(
    user_identities.map(({ type, is_verified }) => [type, is_verified]),
    'nothing was proven yet',
  ).toEqual([
    ['email', false],
    ['phone', false],
  ])
})

test('a form sent anew before its code was entered replaces the first', async () => {
  const sandbox = createSandbox()
  const card = { mode: 'existing', number: freeCards[0] }
  await get(sandbox, 'register', { body: form({ card }) })
  const first = lastCode(sandbox)
  await get(sandbox, 'register', { body: form({ card, firstname: 'Norah' }) })
  if (first !== lastCode(sandbox)) {
    expect((await refused(sandbox, 'verifyEmail', { body: { code: first } })).code).toBe('code_invalid')
  }
  const { token } = await get(sandbox, 'verifyEmail', { body: { code: lastCode(sandbox) } })
  const { user } = await get(sandbox, 'getMember', { token })
  expect(user).toMatchObject({ firstname: 'Norah', card: { number: freeCards[0] } })
})

test('who mistyped her address begins anew with the same card, and the first attempt does not keep it', async () => {
  const sandbox = createSandbox()
  const card = { mode: 'existing', number: freeCards[0] }
  await get(sandbox, 'register', { body: form({ card, email: 'nroa@example.com' }) })
  const first = lastCode(sandbox)
  await get(sandbox, 'verifyCard', { body: { card_number: freeCards[0] } })
  await get(sandbox, 'register', { body: form({ card }) })
  const cardBy = async (code: string) => {
    const { token } = await get(sandbox, 'verifyEmail', { body: { code } })
    return (await get(sandbox, 'getMember', { token })).user.card?.number
  }
  expect(await cardBy(lastCode(sandbox))).toBe(freeCards[0])
  expect(await cardBy(first)).toBeUndefined()
  expect((await ask(sandbox, 'verifyCard', { body: { card_number: freeCards[0] } })).status).toBe(409)
})

test('a form that is refused leaves the one before it as it was', async () => {
  const sandbox = createSandbox()
  await get(sandbox, 'register', { body: form() })
  const code = lastCode(sandbox)
  const card = { mode: 'existing', number: '9999999999999999' }
  expect((await refused(sandbox, 'register', { body: form({ card }) })).code).toBe('card_unknown')
  await get(sandbox, 'verifyEmail', { body: { code } })
})

test('a phone that signs somebody else in cannot be registered', async () => {
  const body = form({ phone: '+353 20 910 0001' })
  expect(await refused(createSandbox(), 'register', { body })).toMatchObject({
    status: 422,
    fields: { phone: 'This value is already taken' },
  })
})

test('who opens the mailed link is verified by its token too, and an unknown token is an expired link', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('unverified')
  await get(sandbox, 'requestVerification', { token, body: {} })
  const body = { token: sandbox.controls.outbox()[0]?.token }
  expect(await get(sandbox, 'verifyEmail', { body })).toEqual({
    token: undefined,
    refresh_token: undefined,
  })
  expect((await get(sandbox, 'getMember', { token })).user.is_verified).toBe(true)
  expect(await refused(sandbox, 'verifyEmail', { body: { token: 'nothing' } })).toMatchObject({
    status: 410,
    code: 'link_expired',
  })
})

test('a taken address is told', async () => {
  const body = form({ email: personaEmail('verified').toUpperCase() })
  expect(await refused(createSandbox(), 'register', { body })).toMatchObject({
    status: 409,
    code: 'email_taken',
    message: 'An account with the specified email already exists!',
  })
})

test('missing and malformed fields are named', async () => {
  const sandbox = createSandbox()
  const { email: _, ...rest } = form({ lastname: '' })
  expect(await refused(sandbox, 'register', { body: rest })).toMatchObject({
    status: 422,
    code: 'validation',
    message: 'Fill in mandatory fields',
    fields: { email: 'email is a required field', lastname: 'lastname is a required field' },
  })
  const bad = form({ email: 'nora', password: 'nora12345', consents: [] })
  expect((await refused(sandbox, 'register', { body: bad })).fields).toMatchObject({
    email: 'This is not a valid e-mail address',
    consents: 'consents is a required field',
  })
})

test.each([
  ['unknown', '9999999999999999', 404, 'Card verification failed'],
  [
    'taken',
    '6340123456781001',
    409,
    'This card is already registered in our platform, please try to login or request to reset password.',
  ],
])('a card that is %s cannot be registered', async (_, number, status, message) => {
  const sandbox = createSandbox()
  const refusals = [
    await refused(sandbox, 'verifyCard', { body: { card_number: number } }),
    await refused(sandbox, 'register', { body: form({ card: { mode: 'existing', number } }) }),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status, message })
})

test('a verified card goes into the registration by its token', async () => {
  const sandbox = createSandbox()
  const tenant = 'grocer'
  const card_number = `${freeCards[2]?.slice(0, 4)} ${freeCards[2]?.slice(4)}`
  const { card_token } = await get(sandbox, 'verifyCard', { tenant, body: { card_number } })
  const body = form({ card_token, phone: '+359881234567' }, tenant)
  await get(sandbox, 'register', { tenant, body })
  const { token } = await get(sandbox, 'verifyEmail', { tenant, body: { code: lastCode(sandbox) } })
  expect((await get(sandbox, 'getMember', { token, tenant })).user.card?.number).toBe(freeCards[2])
  expect((await ask(sandbox, 'verifyCard', { tenant, body: { card_number } })).status).toBe(409)
})
