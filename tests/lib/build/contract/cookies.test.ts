import { beforeEach, expect, test, vi } from 'vitest'
import type { EndpointName } from '#lib/api/endpoints.ts'
import { openapi } from '#lib/build/contract/openapi.ts'
import { main } from '#lib/build/contract/run.ts'
import { type RowFinding, walk } from '#lib/build/contract/walk.ts'
import { createSandbox } from '#sandbox/app.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'

const base = 'http://fuel.localhost'
const account = { email: personaEmail('verified'), password: personaPassword }
const wish = { base, ...account, domain: 'fuel.localhost', mayWrite: false, inCookies: true }
const command = [base, '--email', account.email, '--password', account.password, '--cookies']

const told = vi.fn()
const cried = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(told)
  vi.spyOn(console, 'error').mockImplementation(cried)
})
const printed = () => [...told.mock.calls, ...cried.mock.calls].join('\n')

const problemsOf = (found: readonly RowFinding[], name: EndpointName) => {
  const row = found.find(({ check }) => check === name)
  return { result: row?.result, sentences: row?.problems.map(({ sentence }) => sentence) }
}

/** A platform whose cookies are changed on their way; undefined leaves one out. */
const changing = (change: (line: string) => string | undefined): typeof fetch => {
  const sandbox = createSandbox({ cookies: true })
  return async (input, init) => {
    const response = await sandbox.fetch(input, init)
    const lines = response.headers.getSetCookie()
    const headers = new Headers(response.headers)
    headers.delete('set-cookie')
    for (const line of lines) {
      const changed = change(line)
      if (changed !== undefined) headers.append('set-cookie', changed)
    }
    return new Response(response.body, { status: response.status, headers })
  }
}

test.each([[[]], [['--write']]])(
  'a platform that keeps the session in cookies is green %j @LCK-3',
  async (more) => {
    expect(await main([...command, ...more], {}, createSandbox({ cookies: true }).fetch)).toBe(0)
    expect(printed()).toContain('\n0 wrong, ')
  },
)

test('a platform of tokens is not, when it is asked for cookies @LCK-3', async () => {
  const lines = await walk(wish, createSandbox().fetch)
  expect(problemsOf(lines, 'signIn').result).toBe('unread')
})

test.each(['HttpOnly', 'Secure', 'SameSite=Lax'])(
  'a cookie without %s is reported @LCK-3',
  async (attribute) => {
    const fetcher = changing((line) =>
      line.startsWith('session=') ? line.replace(`; ${attribute}`, '') : line,
    )
    expect(problemsOf(await walk(wish, fetcher), 'signIn')).toEqual({
      result: 'partly',
      sentences: [`The cookie session lacks ${attribute}.`],
    })
  },
)

test('a cookie csrf that pages cannot read, or that is missing, is told @LCK-3', async () => {
  const hiding = changing((line) => (line.startsWith('csrf=') ? `${line}; HttpOnly` : line))
  expect(problemsOf(await walk(wish, hiding), 'signIn').sentences).toEqual([
    'Pages cannot read the cookie csrf: it has HttpOnly.',
  ])
  const leaving = changing((line) => (line.startsWith('csrf=') ? undefined : line))
  expect(problemsOf(await walk(wish, leaving), 'signIn').sentences).toEqual([
    'The sign-in sets no cookie csrf.',
  ])
})

test('a platform that does what another site asks for is told @LCK-3', async () => {
  const sandbox = createSandbox({ cookies: true })
  let word = ''
  const trusting: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (word) headers.set('x-csrf-token', word)
    const response = await sandbox.fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) word = /^csrf=([^;]+)/.exec(line)?.[1] ?? word
    return response
  }
  expect(problemsOf(await walk(wish, trusting), 'signOut').sentences).toEqual([
    'A sign-out without X-CSRF-Token, as another site would send it, is answered with 204 instead of 403.',
  ])
})

test('a sign-out that leaves cookies is told @LCK-3', async () => {
  const keeping = changing((line) => (/^refresh=;/.test(line) ? undefined : line))
  expect(problemsOf(await walk(wish, keeping), 'signOut').sentences).toEqual([
    'The sign-out leaves the cookie refresh.',
  ])
})

test('no value of a cookie is printed @LCK-3', async () => {
  const sandbox = createSandbox({ cookies: true })
  const values: string[] = []
  const talking: typeof fetch = async (input, init) => {
    const response = await sandbox.fetch(input, init)
    for (const line of response.headers.getSetCookie()) values.push(/=([^;]*)/.exec(line)?.[1] ?? '')
    if (!String(input).endsWith('/user')) return response
    return Response.json({ error: { message: `No: ${values.join(' ')}` } }, { status: 500 })
  }
  expect(await main(command, {}, talking)).toBe(1)
  expect(values.filter((value) => value !== '' && printed().includes(value))).toEqual([])
})

test('the published contract has the scheme, the header and the answer @LCK-3', () => {
  const text = JSON.stringify(openapi())
  expect(text).toContain('"cookie":{"type":"apiKey","in":"cookie","name":"session"')
  expect(text).toContain('"name":"X-CSRF-Token","in":"header"')
  expect(text).toContain('"SignedIn":{"type":"object","properties":{"signed_in":{"const":true}}')
})
