import { chmod, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allClubs, hostingBeside, steadyHeaders } from '#lib/build/hosting/host-files.ts'
import { writeServers } from '#lib/build/stamping/places.ts'
import { readSite, type Site } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import type { TenantEntry } from '#lib/build/stamping/tenants-file.ts'
import { readPageMark } from '#lib/worker/portal-build.ts'
import { createSandbox } from '#sandbox/app.ts'
import { builtSite } from '#support/built-site.ts'
import { nginx } from '#support/nginx.ts'
import { caddy, startCaddy } from './caddy-server.ts'
import { type Server, startNginx } from './nginx-server.ts'

if (!nginx) console.warn('No nginx here, so it serves no clubs: apt-get install nginx-light.')
if (!caddy) console.warn('No Caddy here, so it serves no clubs: apt-get install caddy.')

const entries: readonly TenantEntry[] = [
  { domain: 'fuel.example' },
  { domain: 'grocer.example', api: 'https://api.grocer.example', ask: 'https://grocer.example' },
  { domain: 'plain.example:8443', images: ['https://cdn.example'] },
]
const [fuel, grocer, plain] = entries.map(({ domain }) => domain) as [string, string, string]

let folder: string
let into: string
let built: Site
let buttons = ''
const sandbox = createSandbox()

/** The platform of all clubs; one of them has changed its own CSS since. */
const ask: typeof fetch = async (url, init) => {
  const answer = await sandbox.app.fetch(new Request(url, init))
  if (!String(url).startsWith('https://grocer.example/') || !String(url).includes('/config/public'))
    return answer
  const { data } = await answer.json()
  return Response.json({ data: { ...data, general: { ...data.general, 'GENERAL.custom_css': buttons } } })
}

const stampClubs = async () => {
  const outcomes = await stampAll(built, entries, into, { fetch: ask })
  expect(outcomes.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  await writeServers(into, into)
  return outcomes.map(({ state }) => state)
}

/** The place on the disk and the time of each file of a club, by which one that was written again is known. */
const written = async (domain: string) =>
  new Map(
    await Promise.all(
      (await readdir(`${into}/${domain}`, { recursive: true })).map(async (name) => {
        const { ino, mtimeMs } = await lstat(`${into}/${domain}/${name}`)
        return [name, `${ino} ${mtimeMs}`] as const
      }),
    ),
  )

const page = (domain: string, name: string) => readFile(`${into}/${domain}/${name}.html`, 'utf8')

beforeAll(async () => {
  const { dist } = await builtSite()
  folder = await mkdtemp(join(tmpdir(), 'client-zone-clubs-'))
  await chmod(folder, 0o755)
  into = `${folder}/clubs`
  built = await readSite(dist)
  buttons = 'button { border-radius: 3px }'
  await stampClubs()
  // It loads the code of all islands, which takes a busy machine long.
}, 120_000)

afterAll(async () => {
  sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

test('each club is drawn in its own language, with a service worker that knows its pages @E4 @WHL-3 @OFF-3', async () => {
  const spoken = async (domain: string) => {
    const html = await page(domain, 'index')
    return [/<html lang="([\w-]+)"/.exec(html)?.[1], html.includes('Изпращане на код')]
  }
  expect(await spoken(fuel)).toEqual(['en', false])
  expect(await spoken(grocer)).toEqual(['bg', true])
  const worker = (domain: string) => readFile(`${into}/${domain}/sw.js`, 'utf8')
  for (const domain of [fuel, grocer])
    expect(await worker(domain)).toContain(readPageMark(await page(domain, 'card')) ?? 'no mark')
  expect(await worker(grocer)).not.toBe(await worker(fuel))
})

test('each club has its own file for a host that serves one site alone @OPS-4', async () => {
  for (const domain of [fuel, grocer, plain]) {
    const text = await readFile(`${hostingBeside(into)}/${domain}/vercel.json`, 'utf8')
    expect(text.includes("connect-src 'self' https://api.grocer.example;"), domain).toBe(domain === grocer)
  }
})

const servers = [
  {
    name: 'nginx',
    program: nginx,
    start: (program: string, from: string) => startNginx(program, undefined, from),
  },
  { name: 'Caddy', program: caddy, start: startCaddy },
]

// The one condition under which these are left out: a machine without the server. npm test tries to install it first.
for (const { name, program, start } of servers)
  describe.skipIf(!program)(`${name} serves all clubs by their hosts`, () => {
    let server: Server
    beforeAll(async () => {
      server = await start(program ?? '', `${hostingBeside(into)}/${allClubs}`)
    })
    afterAll(() => server?.stop())
    const get = (host: string, path: string, headers: Record<string, string> = {}) =>
      server.get(path, { ...headers, host })

    test('the server finds nothing wrong with the configuration of all clubs @OPS-1', () => {
      expect(server.verdict).toMatch(/syntax is ok|Valid configuration/)
      expect(server.verdict).not.toMatch(/\[(warn|emerg|alert|crit)\]/)
    })

    test('each host gets its club, on pages, on details and on its own files @OPS-1', async () => {
      for (const domain of [fuel, grocer, plain]) {
        for (const [path, file] of [
          ['/', 'index'],
          ['/coupons', 'coupons'],
          ['/coupon/a%2Fb', 'coupon'],
          ['/news-article/7', 'news-article'],
        ] as const) {
          const { status, body } = await get(domain, path)
          expect(status, `${domain}${path}`).toBe(200)
          expect(body, `${domain}${path}`).toBe(await page(domain, file))
        }
        const manifest = await get(domain, '/manifest.webmanifest')
        expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
        expect(manifest.body).toBe(await readFile(`${into}/${domain}/manifest.webmanifest`, 'utf8'))
        const missing = await get(domain, '/nowhere')
        expect(missing.status).toBe(404)
        expect(missing.body).toBe(await page(domain, '404'))
        expect((await get(domain, '/_headers')).status).toBe(404)
        expect((await get(domain, '/coupons/?a=1')).headers.location).toBe('/coupons?a=1')
      }
      expect((await get('fuel.example:8080', '/')).body).toBe(await page(fuel, 'index'))
    })

    test('each club has the headers of its own pages @OPS-1', async () => {
      for (const domain of [fuel, grocer, plain])
        for (const path of ['/', '/coupon/7', '/nowhere', '/favicon.svg']) {
          const { headers } = await get(domain, path)
          for (const [header, value] of Object.entries(steadyHeaders))
            expect(headers[header.toLowerCase()], header).toBe(value)
          const policy = String(headers['content-security-policy'])
          expect(policy).toMatch(/^default-src 'self'; .*; frame-ancestors 'none'$/)
          expect(policy.includes("connect-src 'self' https://api.grocer.example;")).toBe(domain === grocer)
          expect(policy.includes("img-src 'self' data: blob: https://cdn.example;")).toBe(domain === plain)
        }
      const { link, 'cache-control': caching } = (await get(grocer, '/coupons')).headers
      expect(link).toMatch(
        /^<\/_astro\/page\.[\w-]+\.css>; .*, <\/_astro\/club\.[\w-]+\.css>; rel=preload; as=style$/,
      )
      expect(caching).toBe('public, max-age=60, stale-while-revalidate=600')
      expect((await get(fuel, '/coupons')).headers.link).toMatch(
        /^<\/_astro\/page\.[\w-]+\.css>; rel=preload; as=style$/,
      )
      expect((await get(fuel, '/favicon.svg')).headers.link).toBeUndefined()
      expect((await get(fuel, '/sw.js')).headers['cache-control']).toBe('no-cache')
    })

    test('a host that is none of the clubs gets nothing of them, whatever it is called @OPS-1', async () => {
      for (const host of [
        'stranger.example',
        'fuel.example.evil.example',
        '127.0.0.1',
        '.',
        '..',
        '../fuel.example',
        'fuel.example/',
        '/fuel.example',
        '.sites',
        '_none',
        '_all',
      ])
        for (const path of ['/', '/coupons', '/fuel.example/sw.js', '/.sites', '/favicon.svg']) {
          const { status, body } = await get(host, path)
          expect([400, 404], `${host} ${path}`).toContain(status)
          expect(body, `${host} ${path}`).not.toContain('id="stamp"')
        }
      for (const path of [
        '/../grocer.example/index.html',
        '/..%2fgrocer.example%2findex.html',
        '/%2e%2e/grocer.example/',
      ])
        expect((await get(fuel, path)).body, path).not.toContain('grocer.example')
    })

    test('one changed club alone is stamped again, at once on its host @OPS-1', async () => {
      buttons = 'button { border-radius: 3px }'
      await stampClubs()
      const before = {
        fuel: await written(fuel),
        plain: await written(plain),
        grocer: await page(grocer, 'index'),
      }
      expect(await stampClubs()).toEqual(['unchanged', 'unchanged', 'unchanged'])
      expect(await page(grocer, 'index')).toBe(before.grocer)
      buttons = `button { border-radius: 8px } /* ${name} */`
      expect(await stampClubs()).toEqual(['unchanged', 'made', 'unchanged'])
      expect(await written(fuel)).toEqual(before.fuel)
      expect(await written(plain)).toEqual(before.plain)
      const after = await page(grocer, 'index')
      expect(after).not.toBe(before.grocer)
      expect((await get(grocer, '/')).body).toBe(after)
    })
  })
