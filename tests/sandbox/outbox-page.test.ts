import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { get } from './ask.ts'
import { personaEmail } from './personas.ts'

test('the outbox shows what was sent, newest first, with its links and without markup of its own', async () => {
  const sandbox = createSandbox()
  sandbox.controls.member({ email: personaEmail('verified'), firstname: '<img src=x onerror=alert(1)>' })
  await get(sandbox, 'requestPasswordReset', { body: { email: personaEmail('verified') }, tenant: 'grocer' })
  await get(sandbox, 'requestSignInCode', { body: { phone: '+353209100001' } })
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
