import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { clubCacheKey } from '#lib/browser/storage-keys.ts'
import { withMark } from '#lib/build/worker/worker-file.ts'
import {
  cachedFile,
  cachedPage,
  cacheUsed,
  installBuild,
  isNewerRefused,
  isOutdated,
  removeAll,
  removeOlder,
  reportNewerBuild,
  reportTakeover,
} from '#lib/worker/cached-build.ts'
import { cachedManifest } from '#lib/worker/club-manifest.ts'
import { type PortalBuild, readPageMark } from '#lib/worker/portal-build.ts'
import { fakeCaches } from '#support/fake-caches.ts'

const origin = 'https://club.example'
/** The answers of the host, by address. */
const host = new Map<string, { body: string; type: string; status?: number }>()
let store: ReturnType<typeof fakeCaches>
let asked: string[]

const hashOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 24)

/** The address of a dictionary, which outlives its words. */
const words = '/words/bg-0.shape.js'
const wordsOf = (id: string) => `export const words = { title: '${id}' }`
const wordsHash = (id: string) => hashOf(wordsOf(id)).slice(0, 8)

/** A page of a build as the build has made it. */
const pageOf = (page: string, id: string) =>
  withMark(`<!doctype html><html lang="en"><body>${page} of ${id}</body></html>`)

/** A build whose pages and files have its id in them; its host has them from now on. */
const deploy = (id: string): PortalBuild => {
  const files = [
    `/_astro/app.${id}.js`,
    '/_astro/react.same.js',
    `/words/bg-0.shape.js?${wordsHash(id)}`,
    `/_astro/zoom.${id}.js`,
  ]
  const html = (page: string) => pageOf(page, id)
  const markOf = (page: string) => readPageMark(html(page)) ?? ''
  host.clear()
  for (const file of files) host.set(file, { body: file, type: 'text/javascript' })
  host.set(words, { body: wordsOf(id), type: 'text/javascript' })
  for (const page of ['/', '/card', '/news']) host.set(page, { body: html(page), type: 'text/html' })
  return {
    id,
    files,
    pages: {
      '/': [markOf('/'), [0, 1]],
      '/card': [markOf('/card'), [0, 1]],
      '/news': [markOf('/news'), [1]],
    },
    details: [],
    first: ['/', '/card'],
    late: [3],
  }
}

beforeEach(() => {
  store = fakeCaches()
  asked = []
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const { body, type, status = 200 } = host.get(path) ?? { body: 'no', type: 'text/html', status: 404 }
    return new Response(body, { status, headers: { 'content-type': type, 'x-policy': 'strict' } })
  })
})
const nobody = async () => false
const takeOver = async (build: PortalBuild, open: readonly string[] = []) => {
  await installBuild(build, false)
  await reportTakeover(build, open)
}

/** Build a of which the news were read, and build b, which the host has since. */
const usedThenDeployed = async () => {
  const old = deploy('a')
  await takeOver(old)
  await cacheUsed(old, '/news', [words], true)
  return [old, deploy('b')] as const
}

test('a worker is installed with the first pages and what they need, and with nothing else @OFF-1', async () => {
  const build = deploy('a')
  await installBuild(build, false)
  expect(store.addresses('portal-a').toSorted()).toEqual([
    '/',
    '/_astro/app.a.js',
    '/_astro/react.same.js',
    '/card',
  ])
  const page = await cachedPage(build, '/card')
  expect(await page?.text()).toContain('/card of a')
  expect(page?.headers.get('x-policy')).toBe('strict')
  expect(await (await cachedFile(build, `${origin}/_astro/app.a.js`))?.text()).toBe('/_astro/app.a.js')
  expect(await cachedPage(build, '/news')).toBeUndefined()
})

test('a page has the files that it has used, before the page itself is kept @OFF-1', async () => {
  const build = deploy('a')
  await takeOver(build)
  await cacheUsed(build, '/news', [words, '/_astro/stranger.js', '/wl/v1/user'], false)
  expect(store.addresses('portal-a')).toEqual(expect.arrayContaining(['/news', words, '/_astro/zoom.a.js']))
  expect(store.addresses('portal-a').join()).not.toMatch(/stranger|wl/)
})

test('a page whose file does not come is not kept @OFF-3', async () => {
  const build = deploy('a')
  host.set('/_astro/react.same.js', { body: 'gone', type: 'text/html', status: 404 })
  await expect(cacheUsed(build, '/news', [], false)).rejects.toThrow(
    '/_astro/react.same.js was answered with 404',
  )
  expect(await cachedPage(build, '/news')).toBeUndefined()
})

test('late parts are not fetched for a member who saves data @OFF-3', async () => {
  const build = deploy('a')
  await takeOver(build)
  await cacheUsed(build, '/card', [], true)
  expect(store.addresses('portal-a')).not.toContain('/_astro/zoom.a.js')
})

test.each([
  ['is of another build', { body: pageOf('/card', 'b'), type: 'text/html' }],
  ['is an error', { body: 'busy', type: 'text/html', status: 503 }],
])(
  'a worker is not installed when a page %s, and what has come is not fetched twice @OFF-3',
  async (_, answer) => {
    const build = deploy('a')
    const good = host.get('/card')
    host.set('/card', answer)
    await expect(installBuild(build, false)).rejects.toThrow('/card is not the page of this build')
    expect(await cachedPage(build, '/card')).toBeUndefined()
    expect(await cachedManifest()).toBeUndefined()
    if (good) host.set('/card', good)
    asked = []
    await installBuild(build, false)
    expect(asked).toContain('/card')
    expect(asked.filter((path) => path.startsWith('/_astro/'))).toEqual([])
  },
)

test('a worker is installed from a host that writes into the pages @OFF-3', async () => {
  const build = deploy('a')
  for (const [path, { body, type }] of host)
    if (type === 'text/html')
      host.set(path, {
        type,
        body: body
          .replace(/data-page="(\w+)"/, 'data-cf=1 data-page=$1')
          .replace('</body>', '<script src="/beacon.js"></script></body>'),
      })
  await installBuild(build, false)
  expect(await (await cachedPage(build, '/card'))?.text()).toContain('beacon.js')
})

test('pages are asked for at the host once a newer build was refused twice, until one is installed @OFF-3', async () => {
  const old = deploy('a')
  await takeOver(old)
  const next = deploy('b')
  const good = host.get('/card') ?? { body: '', type: '' }
  host.set('/card', { body: '<html>Written by the host</html>', type: 'text/html' })
  const attempt = () => installBuild(next, false).catch(() => undefined)
  await attempt()
  expect(await isNewerRefused()).toBe(false)
  await attempt()
  expect(await isNewerRefused()).toBe(true)
  host.set('/card', good)
  await attempt()
  expect(await isNewerRefused()).toBe(false)
})

test('a host that fails, or is out of reach, has refused no build @OFF-3', async () => {
  const build = deploy('a')
  host.set('/card', { body: 'busy', type: 'text/html', status: 503 })
  for (let turn = 0; turn < 3; turn += 1) await installBuild(build, false).catch(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  for (let turn = 0; turn < 3; turn += 1) await installBuild(build, false).catch(() => undefined)
  expect(await isNewerRefused()).toBe(false)
})

test('a host that answers every address with a page gives no files @OFF-3', async () => {
  const build = deploy('a')
  host.set('/_astro/app.a.js', { body: '<html></html>', type: 'text/html' })
  await expect(installBuild(build, false)).rejects.toThrow('/_astro/app.a.js was answered with 200 text/html')
})

test('a new build fetches what has changed of all that the old one has kept, her language and visited pages too @OFF-3', async () => {
  const [old, next] = await usedThenDeployed()
  asked = []
  await installBuild(next, false)
  expect(asked.toSorted()).toEqual(['/', '/_astro/app.b.js', '/card', '/news', words])
  expect(store.addresses('portal-b')).toContain('/_astro/react.same.js')
  // Until it has taken over, the old build has all that is its own.
  expect(await (await cachedPage(old, '/news'))?.text()).toContain('/news of a')
  expect(await (await cachedPage(next, '/news'))?.text()).toContain('/news of b')
})

test('a member reads the words of her build, though another one has a dictionary of the same name @WHL-3', async () => {
  const [old, next] = await usedThenDeployed()
  await installBuild(next, false)
  const read = async (build: PortalBuild) => (await cachedFile(build, origin + words))?.text()
  expect(await read(old)).toBe(wordsOf('a'))
  expect(await read(next)).toBe(wordsOf('b'))
})

test('a dictionary that a deploy has just replaced is not kept for the build before @OFF-3', async () => {
  const build = deploy('a')
  await takeOver(build)
  host.set(words, { body: wordsOf('b'), type: 'text/javascript' })
  await expect(cacheUsed(build, '/news', [words], true)).rejects.toThrow(
    `${words} is not the dictionary of this build`,
  )
})

test('words that have not changed are not fetched for a new build @OFF-3', async () => {
  const [, next] = await usedThenDeployed()
  const files = next.files.map((file) => (file.startsWith(words) ? `${words}?${wordsHash('a')}` : file))
  asked = []
  await installBuild({ ...next, files }, false)
  expect(asked).not.toContain(words)
})

test('a new build fetches no more than it must for a member who saves data @OFF-3', async () => {
  const [, next] = await usedThenDeployed()
  asked = []
  await installBuild(next, true)
  expect(asked.toSorted()).toEqual(['/', '/_astro/app.b.js', '/card'])
})

test('a deploy under a waiting worker replaces what that one has kept, and not what is in use @OFF-3', async () => {
  await takeOver(deploy('a'))
  await installBuild(deploy('b'), false)
  expect(await store.keys()).toEqual(['portal-a', 'portal-b'])
  await installBuild(deploy('c'), false)
  expect(await store.keys()).toEqual(['portal-a', 'portal-c'])
})

test('an old build stays as long as a page of it is open @OFF-3', async () => {
  await takeOver(deploy('a'))
  const next = deploy('b')
  await takeOver(next, ['page-1', 'page-2'])
  await removeOlder(next, async (id) => id === 'page-2')
  expect(await store.keys()).toEqual(['portal-a', 'portal-b'])
  await removeOlder(next, nobody)
  expect(await store.keys()).toEqual(['portal-b'])
})

test('a page of another build tells that the host has a newer one, a page of this one, a failure or a captive portal does not @OFF-3', async () => {
  const build = deploy('a')
  await takeOver(build)
  const answer = (body: string, status = 200) => new Response(body, { status })
  await reportNewerBuild(build, '/card', answer(pageOf('/card', 'a')))
  await reportNewerBuild(build, '/card', answer('switched off', 410))
  await reportNewerBuild(build, '/card', answer('<html><title>Wi-Fi</title>Sign in</html>'))
  expect(await isOutdated(build)).toBe(false)
  await reportNewerBuild(build, '/card', answer(pageOf('/card', 'b')))
  expect(await isOutdated(build)).toBe(true)
  expect(await isOutdated(deploy('b'))).toBe(false)
})

test('a build that has not taken over removes nothing @OFF-3', async () => {
  await takeOver(deploy('a'))
  const next = deploy('b')
  await installBuild(next, false)
  await removeOlder(next, nobody)
  expect(await store.keys()).toEqual(['portal-a', 'portal-b'])
})

test('a build in use leaves alone what a newer one has fetched, which waits @OFF-3', async () => {
  await takeOver(deploy('a'))
  const current = deploy('b')
  await takeOver(current)
  await installBuild(deploy('c'), false)
  await removeOlder(current, nobody)
  expect(await store.keys()).toEqual(['portal-b', 'portal-c'])
})

test('all that the portal has kept goes, the club’s manifest too, and nothing of anybody else @OFF-3 @OFF-4', async () => {
  await takeOver(deploy('a'))
  await store.open('someone-else')
  await store.open(clubCacheKey)
  await removeAll()
  expect(await store.keys()).toEqual(['someone-else'])
})

test('a browser that has removed a cache, or allows none, gives nothing: the network is asked @OFF-3', async () => {
  const build = deploy('a')
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) })
  expect(await cachedPage(build, '/card')).toBeUndefined()
  expect(await cachedFile(build, `${origin}/_astro/app.a.js`)).toBeUndefined()
})
