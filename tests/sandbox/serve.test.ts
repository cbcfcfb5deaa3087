import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { policyDirectives } from '#lib/build/hosting/policy.ts'
import { explain, readCommandLine } from './command-line.ts'
import { greeting } from './greeting.ts'
import { foreignPlatform, type Served, serve, start } from './serve.ts'

const long = `<!doctype html><title>Coupons</title>${'<p>tea</p>'.repeat(300)}`
const files = {
  'index.html': '<!doctype html><title>Home</title>',
  'coupons.html': long,
  'coupon.html': '<!doctype html><title>Coupon</title>',
  '404.html': '<!doctype html><title>Nothing here</title>',
  '_astro/app.abc.js': `export const tea = '${'x'.repeat(2000)}'`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _headers:
    '# a comment\n/*\n  X-Frame-Options: DENY\n/coupon/:id\n  X-Detail: yes\n/_astro/*\n  X-Asset: yes\n',
}

let dist: string
let served: Served

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const folder of ['_astro']) mkdirSync(join(dist, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  served = await serve({ port: 0, dist, controls: true })
})
afterAll(async () => {
  await served.close()
  rmSync(dist, { recursive: true })
})

/** Asks as a browser does, without following redirects. */
const visit = (path: string, init: RequestInit = {}) =>
  fetch(served.url + path, { redirect: 'manual', ...init })

/** The answer's own bytes and headers, as no fetch shows them. */
const raw = (path: string, encoding: string) =>
  new Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }>((done, fail) => {
    request(served.url + path, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => done({ bytes: Buffer.concat(parts), headers: answer.headers }))
    })
      .on('error', fail)
      .end()
  })

describe('the built site', () => {
  test.each([
    ['/coupons/', '/coupons'],
    ['/coupons.html?a=b', '/coupons?a=b'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example'],
  ])('%s leads to the one address of its page', async (path, target) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('location')]).toEqual([308, target])
  })

  test.each(['/nothing', '/coupon/1/2', '/_headers', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%'])(
    '%s is not found, and says so on the page for it',
    async (path) => {
      const response = await visit(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Nothing here')
    },
  )

  test('assets are kept for ever, and every answer bears the headers of its address', async () => {
    const asset = await visit('/_astro/app.abc.js')
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-asset': 'yes',
      'x-frame-options': 'DENY',
    })
    expect((await visit('/coupon/41')).headers.get('x-detail')).toBe('yes')
    expect((await visit('/nothing')).headers.get('x-frame-options')).toBe('DENY')
  })

  test('text is packed as the browser likes it', async () => {
    const packed = await raw('/coupons', 'gzip, br')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(packed.bytes))).toBe(long)
    const zipped = await raw('/coupons', 'gzip')
    expect(String(gunzipSync(zipped.bytes))).toBe(long)
    const plain = await raw('/coupons', 'identity')
    expect([plain.headers['content-encoding'], String(plain.bytes)]).toEqual([undefined, long])
    expect(new Set([packed, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('a page that the browser has is not sent again, until a build replaces it', async () => {
    const etag = (await visit('/')).headers.get('etag') ?? ''
    const again = () => visit('/', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Home again</title>')
    expect((await again()).status).toBe(200)
  })

  test('is only read', async () => {
    expect((await visit('/coupons', { method: 'POST' })).status).toBe(405)
    const head = await visit('/coupons', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('the platform beside it', () => {
  test('cuts connections when it is told to', async () => {
    const { token } = served.controls.signIn('verified')
    const member = () => visit('/wl/v1/user', { headers: { Authorization: `Bearer ${token}` } })
    served.controls.fault({ endpoint: 'getMember', reset: true, times: 1 })
    await expect(member()).rejects.toThrow('fetch failed')
    expect((await member()).status).toBe(200)
  })

  test('tells the time of its own clock', async () => {
    served.controls.clock(-3600)
    const { headers } = await visit('/wl/v1/platform/config/public')
    served.controls.clock(0)
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() + 3_600_000)).toBeLessThan(5000)
  })

  test('is reached from this machine alone, unless it is told otherwise @OPS-2', async () => {
    // An address of this machine too, at which nobody listens who listens at localhost.
    const other = (url: string) => `http://127.0.0.2:${new URL(url).port}/`
    await expect(fetch(other(served.url))).rejects.toThrow('fetch failed')
    const { host } = readCommandLine(['--host', '0.0.0.0'])
    const open = await serve({ port: 0, dist, ...(host === undefined ? {} : { host }) })
    onTestFinished(open.close)
    expect((await fetch(open.url)).status).toBe(200)
    if (process.platform === 'linux') expect((await fetch(other(open.url))).status).toBe(200)
  })

  test.each([
    ['an address without a host', 'GET // HTTP/1.1\r\nHost: localhost'],
    ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@b'],
    ['a method that no fetch knows', 'TRACE / HTTP/1.1\r\nHost: localhost'],
  ])('%s ends nothing: the next request is answered @OPS-2', async (_, head) => {
    await new Promise<void>((done, fail) => {
      const { hostname, port } = new URL(served.url)
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${head}\r\nConnection: close\r\n\r\n`),
      )
      socket.on('close', () => done()).on('error', fail)
      socket.resume()
    })
    expect((await visit('/')).status).toBe(200)
  })

  test('a port in use is told in one sentence', async () => {
    const port = Number(new URL(served.url).port)
    const error = await serve({ port, dist }).catch((reason: unknown) => reason)
    expect(explain(error, port)).toBe(
      `Port ${port} is in use: stop what runs there, or choose another with --port.`,
    )
  })
})

describe('the command line', () => {
  test('has defaults for all it does not say', () => {
    expect(readCommandLine([])).toEqual({ port: 4321, dist: 'dist', controls: false })
    expect(readCommandLine(['--port', '0', '--controls', '--dist', 'out'])).toEqual({
      port: 0,
      controls: true,
      dist: 'out',
    })
  })

  test.each([[['--port', 'tea']], [['--port', '70000']], [['--prot', '1']]])('refuses %j', (args) => {
    expect(() => readCommandLine(args)).toThrow('Usage: npm run serve -- [--port 4321]')
  })

  test('explains itself and starts nothing when it is asked to', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    onTestFinished(() => info.mockRestore())
    await start(['--help', '--port', String(new URL(served.url).port)])
    expect(info).toHaveBeenCalledTimes(1)
    for (const option of ['--port', '--dist', '--controls']) {
      expect(info.mock.calls[0]?.[0]).toContain(`  ${option}`)
    }
  })

  test.each([
    [['--help'], 0, 'npm start builds the site with the testers'],
    [['--prot', '1'], 1, "Unknown option '--prot'"],
  ])('npm start answers %j before it builds anything', (args, code, sentence) => {
    // A build would be asked for here, and fail by a code of its own.
    const tools = mkdtempSync(join(tmpdir(), 'tools-'))
    onTestFinished(() => rmSync(tools, { recursive: true }))
    writeFileSync(join(tools, 'npx'), '#!/bin/sh\nexit 9\n', { mode: 0o755 })
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/sandbox/demo.ts', ...args], {
      env,
    })
    expect(`${stdout}${stderr}`).toContain(sentence)
    expect(status).toBe(code)
  })

  test('npm start takes nothing from another one: a port in use is told before anything is built, and each has its folder @OPS-3', () => {
    const tools = mkdtempSync(join(tmpdir(), 'tools-'))
    onTestFinished(() => rmSync(tools, { recursive: true }))
    writeFileSync(join(tools, 'npx'), '#!/bin/sh\necho "built by $*"\nexit 9\n', { mode: 0o755 })
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` }
    const begin = (port: string) =>
      spawnSync(process.execPath, ['tests/sandbox/demo.ts', '--port', port], { env, encoding: 'utf8' })
    const taken = new URL(served.url).port
    expect(begin(taken)).toMatchObject({ status: 1, stdout: '' })
    expect(begin(taken).stderr).toContain(`Port ${taken} is in use`)
    const { status, stdout } = begin('0')
    expect(status).toBe(9)
    expect(stdout).toContain('built by astro build --silent --outDir dist-qa-0')
  })

  test('a server ends with the program that has started it @OPS-3', async () => {
    const args = ['tests/sandbox/serve.ts', '--end-with-input', '--port', '0', '--dist', dist]
    const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    onTestFinished(() => void server.kill())
    const [text] = await once(server.stdout, 'data')
    expect(String(text)).toContain('running at http://localhost:')
    server.stdin.end()
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  test('of a site that asks another platform, prints nobody of the demo @OPS-3', () => {
    const built = mkdtempSync(join(tmpdir(), 'dist-'))
    onTestFinished(() => rmSync(built, { recursive: true }))
    const page = (...variables: Parameters<typeof policyDirectives>) =>
      writeFileSync(
        join(built, 'index.html'),
        `<!doctype html><meta http-equiv="content-security-policy" content="${policyDirectives(...variables).join('; ')}">`,
      )
    expect(foreignPlatform(built)).toBeUndefined()
    page('', 'https://errors.example/portal')
    expect(foreignPlatform(built)).toBeUndefined()
    page('https://api.club.example', '/errors')
    const platform = foreignPlatform(built)
    expect(platform).toBe('https://api.club.example')
    const text = greeting('http://localhost:4321', platform === undefined ? {} : { platform })
    expect(text).toContain('asks https://api.club.example')
    for (const part of ['verified@example.com', 'Demo1234', '?tenant=']) expect(text).not.toContain(part)
  })

  test('is answered by where everything is', () => {
    const text = greeting('http://localhost:4321')
    for (const part of [
      '?tenant=grocer',
      'verified@example.com',
      'Demo1234',
      '+353209100001',
      '/__sandbox/outbox',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('/qa')
    expect(greeting('http://localhost:4321', { hasTestersPages: true })).toContain('http://localhost:4321/qa')
  })
})
