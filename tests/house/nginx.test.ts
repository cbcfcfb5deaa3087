import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostingBeside, steadyHeaders } from '#lib/build/hosting/host-files.ts'
import { styleSheetsIn } from '#lib/build/hosting/page-head.ts'
import { routes } from '#lib/routes.ts'
import { type BuiltSite, builtSite } from '#support/built-site.ts'
import { nginx } from '#support/nginx.ts'
import { type Server, startNginx } from './nginx-server.ts'

if (!nginx) console.warn('No nginx here, so its configuration is not tried: apt-get install nginx-light.')

const details = routes.filter(({ path }) => path.includes('{id}'))
const plain = routes.filter(({ path }) => !path.includes('{id}'))
const quick = { [constants.BROTLI_PARAM_QUALITY]: 1 }
const oddIds = ['7', 'a%20b', '%C5%BE', 'a%2Fb', 'x.y', '100%25', '%3Cb%3E', "o'neill", 'ABC-1_2~3']

// The one condition under which these are left out: a machine without nginx. npm test tries to install it first.
describe.skipIf(!nginx)('nginx with the configuration of the build', () => {
  let site: BuiltSite
  let dist: string
  let server: Server

  beforeAll(async () => {
    site = await builtSite()
    // As an operator packs it for a server of her own, but two files of it.
    dist = await mkdtemp(join(tmpdir(), 'client-zone-packed-'))
    await cp(site.dist, dist, { recursive: true })
    await chmod(dist, 0o755)
    const [asset = ''] = /\/_astro\/[^"]+\.js/.exec(site.pages.get('index') ?? '') ?? []
    for (const name of ['coupons.html', asset.slice(1)]) {
      const text = await readFile(`${dist}/${name}`)
      await writeFile(`${dist}/${name}.gz`, gzipSync(text))
      await writeFile(`${dist}/${name}.br`, brotliCompressSync(text, { params: quick }))
    }
    // As a stamped club has it.
    await writeFile(
      `${dist}/manifest.webmanifest`,
      JSON.stringify({ name: 'Club', padding: 'x'.repeat(2000) }),
    )
    server = await startNginx(nginx ?? '', dist, hostingBeside(site.dist))
  })
  afterAll(async () => {
    await server?.stop()
    await rm(dist, { recursive: true, force: true })
  })

  const page = (name: string) => site.pages.get(name)

  test('nginx finds nothing wrong with it', () => {
    expect(server.verdict).toContain('syntax is ok')
    expect(server.verdict).not.toMatch(/\[(warn|emerg|alert|crit)\]/)
  })

  test.each(plain)('$path opens by its address and by a reload @RTE-1', async ({ path, page: name }) => {
    const { status, body } = await server.get(path)
    expect(status).toBe(200)
    expect(body).toBe(page(name))
    expect((await server.get(`${path}?token=a%2Bb&x=/y/`)).body).toBe(page(name))
  })

  test.each(details)('$path opens by its address whatever the id @RTE-1', async ({ path, page: name }) => {
    for (const id of oddIds) {
      const { status, body } = await server.get(path.replace('{id}', id))
      expect(status, id).toBe(200)
      expect(body, id).toBe(page(name))
    }
  })

  test.each(['/', '/coupons', '/coupon/7', '/news/', '/nowhere', '/favicon.svg'])(
    '%s carries every steady header once, and the policy',
    async (path) => {
      const { headers } = await server.get(path)
      for (const [name, value] of Object.entries(steadyHeaders))
        expect(headers[name.toLowerCase()], name).toBe(value)
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'; .*; frame-ancestors 'none'$/)
    },
  )

  test('a stamped club’s manifest says what it is, may be reused for a minute, and travels packed @OFF-4', async () => {
    const manifest = await server.get('/manifest.webmanifest', { 'accept-encoding': 'gzip' })
    expect(manifest.status).toBe(200)
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(manifest.headers['content-encoding']).toBe('gzip')
    expect(manifest.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a page may be reused for a minute, a hashed asset for ever, the service worker and a missing file not at all @OFF-3', async () => {
    const worker = await server.get('/sw.js')
    expect(worker.status).toBe(200)
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-type']).toContain('javascript')
    const minute = 'public, max-age=60, stale-while-revalidate=600'
    for (const path of ['/', '/coupons', '/coupon/7'])
      expect((await server.get(path)).headers['cache-control']).toBe(minute)
    const [asset = ''] = /\/_astro\/[^"]+\.js/.exec(page('index') ?? '') ?? []
    const found = await server.get(asset)
    expect(found.status).toBe(200)
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/_astro/gone.00000000.js', '/nowhere']) {
      const missing = await server.get(path)
      expect(missing.status).toBe(404)
      expect(missing.headers['cache-control']).toBeUndefined()
    }
  })

  test('a page names its style sheet ahead, and nothing else does @FST-1', async () => {
    for (const [path, name] of [
      ['/', 'index'],
      ['/coupons', 'coupons'],
      ['/coupon/7', 'coupon'],
    ] as const) {
      const [sheet] = styleSheetsIn(page(name) ?? '')
      expect((await server.get(path)).headers.link, path).toBe(`<${sheet}>; rel=preload; as=style`)
    }
    for (const path of ['/sw.js', '/favicon.svg', '/nowhere'])
      expect((await server.get(path)).headers.link, path).toBeUndefined()
  })

  test('an unknown address is answered with the fallback page and status 404 @RTE-7', async () => {
    const strangers = [
      '/nowhere',
      '/coupon/7/more',
      '/coupons/7',
      '/404',
      '/404.html?x',
      '/a%20b',
      '/wl/v1/user',
    ]
    for (const path of strangers) {
      const first = await server.get(path)
      const { status, body } = first.status === 301 ? await server.get(String(first.headers.location)) : first
      expect(status, path).toBe(404)
      expect(body, path).toBe(page('404'))
    }
  })

  test('what is for hosts is not for visitors @E4', async () => {
    const [asset = ''] = /\/_astro\/[^"]+\.js/.exec(site.pages.get('index') ?? '') ?? []
    for (const path of [
      '/hosting/nginx.conf',
      '/hosting/Caddyfile',
      '/hosting',
      '/_headers',
      '/_redirects',
      '/coupons.html.br',
      '/coupons.html.gz',
      `${asset}.br`,
      `${asset}.gz`,
      `${asset}.map`,
    ])
      expect((await server.get(path)).status, path).toBe(404)
  })

  test.each([
    ['/coupons/', '/coupons'],
    ['/coupons//', '/coupons'],
    ['/coupons/?page=2&x=%2F', '/coupons?page=2&x=%2F'],
    ['/coupon/7/', '/coupon/7'],
    ['/coupon/a%20b/', '/coupon/a%20b'],
    ['/coupon/%C5%BE/?x=1', '/coupon/%C5%BE?x=1'],
    ['/coupons.html', '/coupons'],
    ['/coupon.html?id=7', '/coupon?id=7'],
    ['/password-reset.html/?token=a', '/password-reset?token=a'],
    ['/index.html', '/'],
    ['/index.html?tenant=grocer', '/?tenant=grocer'],
    ['/index', '/'],
  ])('%s leads to the one address of its page, %s', async (path, address) => {
    const { status, headers } = await server.get(path)
    expect(status).toBe(301)
    expect(headers.location).toBe(address)
  })

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//evil.example/x.html',
    '/%2F%2Fevil.example/',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await server.get(path)
    const target = new URL(headers.location?.toString() ?? '/', 'https://club.example')
    expect(target.origin).toBe('https://club.example')
  })

  test('a browser that takes gzip gets the file that the build packed', async () => {
    const { headers } = await server.get('/coupons', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toContain('Accept-Encoding')
    const packed = await readFile(`${dist}/coupons.html.gz`)
    expect(Number(headers['content-length'])).toBe(packed.length)
  })
})
