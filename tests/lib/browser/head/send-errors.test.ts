// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const send = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const reports = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)))

/** Sends errors in a document of its own: each has five at most. */
const sendAll = async (...errors: readonly unknown[]) => {
  vi.resetModules()
  const { sendError } = await import('#lib/browser/head/send-errors.ts')
  for (const error of errors) sendError(error)
}
const messageOf = async (error: unknown) => {
  await sendAll(error)
  return reports()[0]?.message
}
const withStack = (error: Error, stack: string) => Object.defineProperty(error, 'stack', { value: stack })

beforeEach(() => {
  send.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', send)
  vi.stubEnv('ERRORS_URL', 'https://errors.example/portal')
  history.replaceState(null, '', '/coupon/4711?token=secret#place')
  Object.assign(document.documentElement.dataset, { audience: 'member', build: '3f2a' })
})

test('who runs the site is sent an error: its text, its place in the code, the build and the route, without cookie or address @ERR-1', async () => {
  const stack = `TypeError: x is undefined
    at run (https://club.example/_astro/coupons.island.Ab12.js:2:1099)
    at async Object.<anonymous> (https://club.example/_astro/base.js:2:9)
    at https://club.example/_astro/react.js:3:7
    at https://club.example/coupon/4711?token=secret:1:20
    at work (chrome-extension://wallet/inpage.js:1:9)`
  await sendAll(withStack(new TypeError('x is undefined'), stack))
  expect(reports()).toEqual([
    {
      message: 'TypeError: x is undefined',
      stack: `at run (https://club.example/_astro/coupons.island.Ab12.js:2:1099)
at async Object.<anonymous> (https://club.example/_astro/base.js:2:9)
at https://club.example/_astro/react.js:3:7`,
      build: '3f2a',
      page: '/coupon/{id}',
    },
  ])
  const [address, options] = send.mock.calls[0] ?? []
  expect(address).toBe('https://errors.example/portal')
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
})

test('Firefox and Safari write calls otherwise, and an error has them in the same form @ERR-1', async () => {
  const stack =
    'run@https://club.example/_astro/a.js:1:2\n@https://club.example/_astro/b.js:3:4\nmember@https://club.example/card:1:1'
  await sendAll(withStack(new Error('x'), stack))
  expect(reports()[0]?.stack).toBe(
    'at run (https://club.example/_astro/a.js:1:2)\nat https://club.example/_astro/b.js:3:4',
  )
})

test.each([
  [
    'Failed to fetch https://api.example/wl/v1/coupon/12?phone=0888#a',
    'Error: Failed to fetch https://api.example',
  ],
  [
    'gone: https://club.example/_astro/a.island.Ab12Cd34Ef56.js?v=1',
    'Error: gone: https://club.example/_astro/a.island.Ab12Cd34Ef56.js',
  ],
  ['no route to /profile?token=abc', 'Error: no route to /profile'],
  ['"Anna Petrova" is not valid JSON', 'Error: "…" is not valid JSON'],
  ['can\'t access property "name", x is null', 'Error: can\'t access property "name", x is null'],
  ["reading 'user.name[0]' of 'Anna Petrova'", "Error: reading 'user.name[0]' of ‘…’"],
  ['for anna.petrova+club@example.com.', 'Error: for …'],
  ['token eyJhbGciOiJIUzI1NiJ9.e30.abc_def-1 is over', 'Error: token … is over'],
  ['card 1234 5678 9012 3456, phone +359 888-123-456', 'Error: card …, phone +…'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Anna',
    'Error: Minified React error #418; visit https://react.dev',
  ],
  ['x'.repeat(2000), `Error: ${'x'.repeat(293)}`],
])('of the text "%s" nothing is sent that may be a member’s @ERR-1', async (text, sent) => {
  expect(await messageOf(new Error(text))).toBe(sent)
})

test('a server’s own words, which may call the member by her name, are left out @ERR-1', async () => {
  const words = 'Anna, this coupon is used.'
  const refused = Object.assign(new Error(words), { name: 'ApiError', serverMessage: words })
  expect(await messageOf(refused)).toBe('ApiError')
})

test('a text that was thrown is one too @ERR-1', async () => {
  expect(await messageOf('lost 12345')).toBe('lost …')
})

test.each([
  ['/no-such-page/4711', undefined, 'other'],
  ['/Анна', 'member', 'other'],
  ['/', 'anyone', '/'],
  ['/coupons', 'member', '/coupons'],
])('an error of %s, a page of %s, is one of "%s" @ERR-1', async (path, audience, page) => {
  history.replaceState(null, '', path)
  delete document.documentElement.dataset.audience
  Object.assign(document.documentElement.dataset, audience && { audience })
  await sendAll(new Error('x'))
  expect(reports()[0]?.page).toBe(page)
})

test('an error is sent once, and five errors of a document at most @ERR-1', async () => {
  await sendAll(...[1, 1, 2, 3, 4, 5, 6].map((at) => new Error(`no ${at}`)))
  expect(reports().map(({ message }) => message)).toEqual([1, 2, 3, 4, 5].map((at) => `Error: no ${at}`))
})

test('neither a collector that cannot be reached nor an error that may not be read breaks anything @ERR-1', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  const hostile = {
    toString() {
      throw new Error('no text')
    },
  }
  await expect(sendAll(new Error('x'), hostile)).resolves.toBeUndefined()
})

test('a build that names no address sends nothing @ERR-1', async () => {
  vi.stubEnv('ERRORS_URL', '')
  await sendAll(new Error('x'))
  expect(send).not.toHaveBeenCalled()
})
