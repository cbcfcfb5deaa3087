// @vitest-environment jsdom

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { authKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { createSandbox, type Sandbox } from '#sandbox/app.ts'
import { cookieNames } from '#sandbox/cookies.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'
import { fakeLocks } from '#support/fake-locks.ts'

/** The cookies that no page can read; the readable one lies in the document. */
let hidden: Map<string, string>
let sandbox: Sandbox

/** Sends a call as a browser does: with its cookies, which it takes from the answer. */
const browse: typeof fetch = async (input, init) => {
  const url = new URL(String(input), 'http://sandbox.test')
  const headers = new Headers(init?.headers)
  expect(headers.get('authorization')).toBeNull()
  const cookies = [...hidden].map(([name, value]) => `${name}=${value}`)
  headers.set('cookie', [...cookies, document.cookie].filter(Boolean).join('; '))
  headers.set('channel-id', 'channel-fuel')
  const response = await sandbox.fetch(new Request(url, { ...init, headers, signal: null }))
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const isOver = /Max-Age=0/.test(line)
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to set one
    if (name === cookieNames.csrf) document.cookie = `${name}=${value}; path=/${isOver ? '; max-age=0' : ''}`
    else if (isOver) hidden.delete(name)
    else hidden.set(name, value)
  }
  return response
}

/** Opens a tab: the portal's modules anew, over the same storage and the same cookies. */
const openTab = async () => {
  vi.resetModules()
  const { createSession, $session } = await import('#machines/session/session.store.ts')
  const { call, startCalls } = await import('#lib/queries/call.ts')
  const { getMember } = await import('#lib/api/endpoints/member.ts')
  const { signIn } = await import('#lib/api/endpoints/sign-in.ts')
  const { changePassword } = await import('#lib/api/endpoints/account-access.ts')
  const session = createSession()
  startCalls(session)
  onTestFinished(session.start())
  const credentials = { email: personaEmail('verified'), password: personaPassword }
  return {
    ...session,
    $session,
    enter: async () => session.signIn(await call(signIn, { body: credentials })),
    changePassword: async () => {
      const id = localStorage.getItem(sessionIdKey) ?? ''
      const body = { password: personaPassword, new_password: 'Fresh1234' }
      const { token = '', refresh_token = '' } = await call(changePassword, { body })
      session.replacePair(id, { token, refresh_token })
    },
    me: () => call(getMember, {}).then(({ user }) => user.email),
  }
}
const stored = () => localStorage.getItem(authKey)

beforeEach(() => {
  vi.stubEnv('SESSION', 'cookie')
  hidden = new Map()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to end one
  document.cookie = 'csrf=; path=/; max-age=0'
  sandbox = createSandbox({ cookies: true })
  vi.stubGlobal('fetch', browse)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
})

test('a member signs in with nothing but a mark in storage, and her pages come @LCK-3', async () => {
  const tab = await openTab()
  await tab.enter()
  expect(stored()).toMatch(/^\{"mark":"\d+-\d+"\}$/)
  expect(await tab.me()).toBe(personaEmail('verified'))
  const next = await openTab()
  expect(next.$session.get()).toEqual({ who: 'member', id: localStorage.getItem(sessionIdKey) })
  expect(await next.me()).toBe(personaEmail('verified'))
})

test('a changed password brings other cookies and another mark, and the session goes on @LCK-3 @AUT-7', async () => {
  const tab = await openTab()
  await tab.enter()
  const [mark, cookie] = [stored(), hidden.get(cookieNames.access)]
  await tab.changePassword()
  expect(stored()).toMatch(/^\{"mark":"\d+-\d+"\}$/)
  expect(stored()).not.toBe(mark)
  expect(hidden.get(cookieNames.access)).not.toBe(cookie)
  expect(await tab.me()).toBe(personaEmail('verified'))
})

test('a browser without cookies keeps no session, and says so before a sign-in @LCK-3 @SES-1', async () => {
  const { storesSession } = await import('#lib/browser/storage.ts')
  expect(storesSession()).toBe(true)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  expect(storesSession()).toBe(false)
})

test('the page of privacy lists the cookies where there are some @LCK-3 @PRV-1', async () => {
  vi.resetModules()
  const inCookies = await import('#lib/browser/storage-table.ts')
  expect(Object.values(cookieNames).map((name) => inCookies.storageItemOf('cookie', name)?.purpose)).toEqual([
    'session',
    'session',
    'session',
  ])
  vi.stubEnv('SESSION', 'token')
  vi.resetModules()
  const inTokens = await import('#lib/browser/storage-table.ts')
  expect(inTokens.storageItems.filter(({ places }) => places.includes('cookie'))).toEqual([])
})
