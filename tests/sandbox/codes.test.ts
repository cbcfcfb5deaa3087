import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, get, refused } from './ask.ts'
import { personaEmail } from './personas.ts'

const phone = '+353209100001'

test('a code can be asked for again only after its countdown', async () => {
  const sandbox = createSandbox()
  const { otp } = await get(sandbox, 'requestSignInCode', { body: { phone } })
  expect(otp).toEqual({ length: 6, expires_in: 300, resend_in: 60 })
  const early = await refused(sandbox, 'requestSignInCode', { body: { phone } })
  expect(early).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0)
  sandbox.controls.clock(61)
  expect((await ask(sandbox, 'requestSignInCode', { body: { phone } })).status).toBe(200)
  expect(sandbox.controls.outbox()).toHaveLength(2)
})

test('a wrong code is told, five of them void the right one', async () => {
  const sandbox = createSandbox()
  await get(sandbox, 'requestSignInCode', { body: { phone } })
  const code = sandbox.controls.outbox()[0]?.code ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await refused(sandbox, 'signInWithCode', { body: { phone, code: wrong } })).toMatchObject({
      status: 422,
      code: 'code_invalid',
      message: 'Invalid code entered',
    })
  }
  expect((await refused(sandbox, 'signInWithCode', { body: { phone, code } })).code).toBe('code_expired')
})

test('a code works for five minutes, and once', async () => {
  const sandbox = createSandbox()
  await get(sandbox, 'requestSignInCode', { body: { phone } })
  const code = sandbox.controls.outbox()[0]?.code ?? ''
  sandbox.controls.clock(301)
  expect((await refused(sandbox, 'signInWithCode', { body: { phone, code } })).code).toBe('code_expired')
  sandbox.controls.clock(0)
  await get(sandbox, 'signInWithCode', { body: { phone, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` } })
  expect((await refused(sandbox, 'signInWithCode', { body: { phone, code } })).code).toBe('code_invalid')
})

test('nobody can find out by phone or address who is a member', async () => {
  const sandbox = createSandbox()
  const stranger = { phone: '+353209109999' }
  expect((await ask(sandbox, 'requestSignInCode', { body: stranger })).status).toBe(200)
  expect((await ask(sandbox, 'requestPasswordReset', { body: { email: 'nobody@example.com' } })).status).toBe(
    204,
  )
  expect(sandbox.controls.outbox()).toEqual([])
})

test('a new password comes by a link that works once, for an hour, and ends every session', async () => {
  const sandbox = createSandbox()
  const email = personaEmail('verified')
  const { token: session } = sandbox.controls.signIn('verified')
  await get(sandbox, 'requestPasswordReset', { body: { email } })
  const mail = sandbox.controls.outbox()[0]
  expect(mail?.link).toBe(`http://sandbox.test/password-reset?token=${mail?.token}`)
  const body = { token: mail?.token, password: 'Fresh1234' }
  expect((await refused(sandbox, 'resetPassword', { body: { ...body, password: 'weak' } })).fields).toEqual({
    password: 'At least 8 characters with a lowercase letter, an uppercase letter and a digit',
  })
  expect((await ask(sandbox, 'resetPassword', { body })).status).toBe(204)
  expect((await ask(sandbox, 'getMember', { token: session })).status).toBe(401)
  await get(sandbox, 'signIn', { body: { email, password: 'Fresh1234' } })
  expect(await refused(sandbox, 'resetPassword', { body })).toMatchObject({
    status: 410,
    code: 'link_expired',
  })

  await get(sandbox, 'requestPasswordReset', { body: { email } })
  const late = sandbox.controls.outbox()[0]?.token
  sandbox.controls.clock(3601)
  expect((await refused(sandbox, 'resetPassword', { body: { ...body, token: late } })).code).toBe(
    'link_expired',
  )
})

test('the mailed link verifies the account, again and again until its day is over', async () => {
  const sandbox = createSandbox()
  const { token } = sandbox.controls.signIn('unverified')
  expect(await get(sandbox, 'requestVerification', { token, body: {} })).toEqual({ resend_in: 60 })
  expect(await refused(sandbox, 'requestVerification', { token, body: {} })).toMatchObject({ status: 429 })
  const link = sandbox.controls.outbox()[0]?.token
  for (const _ of [1, 2]) {
    expect((await ask(sandbox, 'confirmVerification', { body: { token: link } })).status).toBe(204)
  }
  expect((await get(sandbox, 'getMember', { token })).user.is_verified).toBe(true)
  sandbox.controls.clock(25 * 3600)
  expect((await refused(sandbox, 'confirmVerification', { body: { token: link } })).status).toBe(410)
})

test('the outbox shows what was sent, newest first, with its links and without markup of its own', async () => {
  const sandbox = createSandbox()
  sandbox.controls.member({ email: personaEmail('verified'), firstname: '<img src=x onerror=alert(1)>' })
  await get(sandbox, 'requestPasswordReset', { body: { email: personaEmail('verified') }, tenant: 'grocer' })
  await get(sandbox, 'requestSignInCode', { body: { phone } })
  const page = await sandbox.fetch('/__sandbox/outbox')
  const text = await page.text()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).not.toContain('<script')
  expect(text.indexOf('SMS')).toBeLessThan(text.indexOf('E-mail'))
  const link = /<a href="(http[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(link).pathname).toBe('/password-reset')
  expect(new URL(link).searchParams.get('tenant')).toBe('grocer')
  const json = await (await sandbox.fetch('/__sandbox/outbox.json')).json()
  expect(json).toEqual(sandbox.controls.outbox().map((message) => JSON.parse(JSON.stringify(message))))
})
