import { beforeEach, expect, test, vi } from 'vitest'
import type { PortalBuild } from '#lib/worker/portal-build.ts'
import { type Asked, addRoutes, chooseAnswer, networkFirst } from '#lib/worker/requests.ts'

const build: PortalBuild = {
  id: 'a',
  files: [],
  pages: { '/': ['1', []], '/card': ['2', []], '/coupons': ['3', []], '/coupon': ['4', []] },
  details: [['/coupon/', '/coupon']],
  first: [],
  late: [],
}
const origin = 'https://club.example'
const chosen = (path: string, asked: Partial<Asked> = {}) =>
  chooseAnswer(build, origin, {
    method: 'GET',
    url: new URL(path, origin).href,
    mode: 'navigate',
    destination: 'document',
    cache: 'default',
    ...asked,
  })

test.each([
  ['/', '/'],
  ['/card', '/card'],
  ['/coupons?tenant=fuel#x', '/coupons'],
  ['/coupon/7', '/coupon'],
  ['/coupon/a%2Fb', '/coupon'],
])('a member who opens %s gets the page that her host has for it @OFF-1', (path, page) => {
  expect(chosen(path)).toEqual({ kind: 'page', page, isReload: false })
})

test.each([
  '/sw.js',
  '/coupon/',
  '/coupon/7/more',
  '/coupons/',
  '/coupons.html',
  '/pass-login',
  '/toString',
  '/wl/v1/user',
  '/wl/v1/coupons',
  '/favicon.svg',
  'https://elsewhere.example/card',
  'https://elsewhere.example/_astro/a.js',
  'http://club.example/card',
])('the worker has no answer to %s: the browser asks the network @OFF-3', (path) => {
  expect(chosen(path)).toBeUndefined()
  expect(chosen(path, { mode: 'cors', destination: '' })).toBeUndefined()
})

test('the worker answers for the manifest of its own club, and for no other @OFF-4', () => {
  const asked = { mode: 'cors', destination: 'manifest' } as const
  expect(chosen('/manifest.webmanifest', asked)).toEqual({ kind: 'manifest' })
  expect(chosen('https://elsewhere.example/manifest.webmanifest', asked)).toBeUndefined()
  expect(chosen('/manifest.webmanifest', { ...asked, method: 'POST' })).toBeUndefined()
})

test.each(['POST', 'HEAD', 'PUT', 'DELETE'])('the worker has no answer to %s @OFF-3', (method) => {
  expect(chosen('/card', { method })).toBeUndefined()
  expect(chosen('/_astro/a.js', { method })).toBeUndefined()
})

test.each(['no-cache', 'reload', 'no-store'] as const)(
  'a member who reloads (%s) asks the host first @OFF-3',
  (cache) => {
    expect(chosen('/card', { cache })).toEqual({ kind: 'page', page: '/card', isReload: true })
  },
)

test('a hint for the next page is answered as that page, and a script that asks what the host has is not', () => {
  expect(chosen('/card', { mode: 'no-cors', destination: '' })?.kind).toBe('page')
  expect(chosen('/card', { mode: 'cors', destination: '', cache: 'no-store' })).toBeUndefined()
  expect(chosen('/card', { mode: 'no-cors', destination: '', cache: 'no-store' })).toBeUndefined()
})

test('a hashed file is one, whoever asks for it', () => {
  for (const mode of ['cors', 'no-cors', 'same-origin'] as const)
    expect(chosen('/_astro/a.js', { mode, destination: 'script' })).toEqual({ kind: 'file' })
})

test('a browser with static routing takes files from caches and calls from the network without the worker, but no renewal @OFF-3 @SES-15', async () => {
  const added: unknown[] = []
  await addRoutes({ addRoutes: async (rules) => void added.push(...rules) })
  expect(added).toEqual([
    { condition: { urlPattern: { pathname: '/_astro/*' } }, source: 'cache' },
    {
      condition: {
        urlPattern: { protocol: '*', hostname: '*', port: '*', pathname: '/wl/v1/user/token/refresh' },
      },
      source: 'fetch-event',
    },
    { condition: { urlPattern: { pathname: '/wl/v1/*' } }, source: 'network' },
    { condition: { not: { urlPattern: { pathname: '*' } } }, source: 'network' },
  ])
})

test('a browser that does not know one of the rules, or none, takes no renewal past the worker @OFF-3 @SES-15', async () => {
  const added: unknown[] = []
  await addRoutes({
    addRoutes: async (rules) => {
      if (JSON.stringify(rules).includes('fetch-event')) throw new TypeError('fetch-event')
      added.push(...rules)
    },
  })
  expect(added).toEqual([{ condition: { urlPattern: { pathname: '/_astro/*' } }, source: 'cache' }])
  await expect(addRoutes({})).resolves.toBeUndefined()
})

const request = new Request('https://club.example/card')
const kept = async () => new Response('kept')
const none = async () => undefined

beforeEach(() => void vi.useFakeTimers())
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const text = async (found: Promise<Response>) => (await found).text()

test('a reload shows what the host has now, its refusals included @OFF-3', async () => {
  answerWith(async () => new Response('new'))
  expect(await text(networkFirst(request, kept))).toBe('new')
  answerWith(async () => new Response('switched off', { status: 410 }))
  expect(await text(networkFirst(request, kept))).toBe('switched off')
})

test('a reload without network, or while the host fails, shows the kept page @OFF-1', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await text(networkFirst(request, kept))).toBe('kept')
  answerWith(async () => new Response('broken', { status: 502 }))
  expect(await text(networkFirst(request, kept))).toBe('kept')
  expect(await text(networkFirst(request, none))).toBe('broken')
})

test('a reload waits four seconds for a host that does not answer, then shows the kept page @OFF-1', async () => {
  vi.stubGlobal(
    'fetch',
    (_: Request, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  let shown = ''
  const answer = text(networkFirst(request, kept)).then((page) => {
    shown = page
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect(shown).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  await answer
  expect(shown).toBe('kept')
})
