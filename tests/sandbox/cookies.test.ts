import { expect, test } from 'vitest'
import type { EndpointName } from '#lib/api/endpoints.ts'
import { createSandbox, type Sandbox } from './app.ts'
import { type Parts, requestOf } from './ask.ts'
import { cookieNames } from './cookies.ts'
import { personaEmail, personaPassword } from './personas.ts'

/** A browser of one person: it keeps cookies, and repeats the readable one unless it is told what to send instead. */
const browserOf = (sandbox: Sandbox) => {
  const jar = new Map<string, string>()
  const ask = async (name: EndpointName, parts: Parts = {}, csrf = jar.get(cookieNames.csrf)) => {
    const headers: Record<string, string> = { ...parts.headers }
    if (jar.size > 0) headers.cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    if (csrf) headers['x-csrf-token'] = csrf
    const response = await sandbox.fetch(requestOf(name, { tenant: 'fuel', ...parts, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(key)
      else jar.set(key, decodeURIComponent(value))
    }
    return response
  }
  return { jar, ask }
}
const credentials = { body: { email: personaEmail('verified'), password: personaPassword } }
const signedIn = async () => {
  const sandbox = createSandbox({ cookies: true })
  const browser = browserOf(sandbox)
  const response = await browser.ask('signIn', credentials)
  return { sandbox, ...browser, response }
}
const profile = { body: { firstname: 'Ann' } }

test('a sign-in sets two hidden cookies and a readable one, and says no token @LCK-3', async () => {
  const { response, jar } = await signedIn()
  const lines = response.headers.getSetCookie()
  const body = await response.text()
  expect(JSON.parse(body)).toEqual({ data: { signed_in: true } })
  expect(lines.map((line) => line.replace(/=[^;]*/, ''))).toEqual([
    'session; Max-Age=5184000; Path=/wl/v1; HttpOnly; Secure; SameSite=Lax',
    'refresh; Max-Age=5184000; Path=/wl/v1; HttpOnly; Secure; SameSite=Lax',
    'csrf; Max-Age=5184000; Path=/; Secure; SameSite=Lax',
  ])
  for (const value of jar.values()) expect(body).not.toContain(value)
})

test.each([
  ['no word', ''],
  ['a word of another page', 'x'.repeat(43)],
])('a mutating call with %s is refused and changes nothing @LCK-3', async (_, csrf) => {
  const { ask } = await signedIn()
  const before = await (await ask('getMember')).json()
  const response = await ask('updateProfile', profile, csrf)
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ error: { code: 'csrf_invalid' } })
  expect(await (await ask('getMember')).json()).toEqual(before)
  expect((await ask('updateProfile', profile)).status).toBe(204)
})

test('a word is good only with the session that it was given with @LCK-3', async () => {
  const { sandbox, ask } = await signedIn()
  const other = browserOf(sandbox)
  await other.ask('signIn', credentials)
  expect((await ask('updateProfile', profile, other.jar.get(cookieNames.csrf))).status).toBe(403)
})

test('neither a renewal nor a sign-out that another site begins is done @LCK-3', async () => {
  const { ask } = await signedIn()
  for (const name of ['refreshSession', 'signOut'] as const)
    expect((await ask(name, {}, '')).status).toBe(403)
  expect((await ask('getMember')).status).toBe(200)
})
