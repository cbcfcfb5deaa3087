import { createHash } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDeltas } from '#lib/build/dictionaries/deltas.ts'
import { defaultRoot, hostingBeside } from '#lib/build/hosting/generated.ts'
import { builtSite } from '#support/built-site.ts'
import { nginx } from '#support/nginx.ts'
import { caddy, startCaddy } from './caddy-server.ts'
import { type Server, startNginx } from './nginx-server.ts'

const encodings = 'gzip, deflate, br, zstd, dcb, dcz'
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64')

let folder: string
let dist: string
let hosting: string
/** The code of the list of coupons, as the build has it and as a build from before had it. */
let code: string
let earlier: Buffer

beforeAll(async () => {
  const site = await builtSite()
  folder = await mkdtemp(join(tmpdir(), 'client-zone-dictionaries-'))
  dist = `${folder}/site`
  await cp(site.dist, dist, { recursive: true, preserveTimestamps: true })
  await chmod(folder, 0o755)
  code = (await readdir(`${dist}/_astro`)).find((name) => name.startsWith('coupons.island.')) ?? ''
  earlier = Buffer.concat([await readFile(`${dist}/_astro/${code}`), Buffer.from('\n// one word')])
  const before = `${folder}/before`
  await cp(site.dist, before, { recursive: true })
  await rm(`${before}/_astro/${code}`)
  await writeFile(`${before}/_astro/coupons.island.00000000.js`, earlier)
  await makeDeltas(dist, [before])
  hosting = `${folder}/hosting`
  await cp(hostingBeside(site.dist), hosting, { recursive: true })
  const caddyfile = await readFile(`${hosting}/Caddyfile`, 'utf8')
  await writeFile(`${hosting}/Caddyfile`, caddyfile.replace(defaultRoot, dist))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const hosts = [
  { name: 'nginx', program: nginx, start: (program: string) => startNginx(program, dist, hosting) },
  { name: 'Caddy', program: caddy, start: (program: string) => startCaddy(program, hosting) },
]

// The one condition under which a host is left out: a machine that has none.
for (const { name, program, start } of hosts)
  describe.skipIf(!program)(`${name} with the configuration of the build`, () => {
    let server: Server
    beforeAll(async () => {
      server = await start(program ?? '')
    })
    afterAll(() => server?.stop())

    const get = (path: string, dictionary: Uint8Array, accepted = encodings) =>
      server.get(path, {
        'Accept-Encoding': accepted,
        'Available-Dictionary': `:${hashOf(dictionary)}:`,
      })
    const pageDictionary = async () => {
      const { link } = (await server.get('/coupons')).headers
      const [, address = ''] = /<([^>]+)>; rel="compression-dictionary"/.exec(String(link)) ?? []
      return address
    }

    test('a page names the dictionary of pages, which may be kept for ever @RTE-2', async () => {
      const address = await pageDictionary()
      const { status, headers, bytes } = await server.get(address)
      expect(status).toBe(200)
      // The page gets its mark later.
      const page = await readFile(`${dist}/coupons.html`, 'utf8')
      expect(bytes.toString()).toBe(page.replace(/ data-page="\w+"/, ''))
      expect(headers['use-as-dictionary']).toBe('match="/*", match-dest=("document" "")')
      expect(headers['cache-control']).toContain('immutable')
    })

    test.each([
      ['/', 'index'],
      ['/card', 'card'],
      ['/coupon/7', 'coupon'],
    ])(
      'a browser that has it gets %s by it, with all that the page has otherwise @RTE-2',
      async (path, file) => {
        const dictionary = await readFile(dist + (await pageDictionary()))
        const plain = await server.get(path)
        const { status, headers, bytes } = await get(path, dictionary)
        expect(status).toBe(200)
        expect(headers['content-encoding']).toBe('dcz')
        expect(headers.vary).toContain('Available-Dictionary')
        expect(headers.etag).toBeUndefined()
        expect(bytes.subarray(8, 40).toString('base64')).toBe(hashOf(dictionary))
        expect(zstdDecompressSync(bytes.subarray(40), { dictionary })).toEqual(
          await readFile(`${dist}/${file}.html`),
        )
        for (const name of [
          'content-type',
          'cache-control',
          'content-security-policy',
          'link',
          'last-modified',
        ])
          expect(headers[name], name).toEqual(plain.headers[name])
        // Nothing has changed when she comes back.
        const again = await server.get(path, {
          'Accept-Encoding': encodings,
          'Available-Dictionary': `:${hashOf(Buffer.from('another'))}:`,
          'If-Modified-Since': String(headers['last-modified']),
        })
        expect(again.status).toBe(304)
      },
    )

    test('code comes by the code from before, which says what it is a dictionary for @RTE-2', async () => {
      const plain = await server.get(`/_astro/${code}`)
      expect(plain.headers['use-as-dictionary']).toBe('match="/_astro/coupons.island.*.js"')
      const { headers, bytes } = await get(`/_astro/${code}`, earlier)
      expect(headers['content-encoding']).toBe('dcz')
      expect(headers['cache-control']).toBe(plain.headers['cache-control'])
      expect(headers['content-type']).toBe(plain.headers['content-type'])
      expect(bytes.length).toBeLessThan(200)
      expect(zstdDecompressSync(bytes.subarray(40), { dictionary: earlier })).toEqual(
        await readFile(`${dist}/_astro/${code}`),
      )
    })

    test('whoever has another dictionary, or cannot read the encoding, gets the plain file', async () => {
      const page = await readFile(`${dist}/card.html`, 'utf8')
      expect((await get('/card', Buffer.from('another'), 'dcz')).body).toBe(page)
      const dictionary = await readFile(dist + (await pageDictionary()))
      const { headers, body } = await get('/card', dictionary, 'identity')
      expect(headers['content-encoding']).toBeUndefined()
      expect(body).toBe(page)
    })

    test('what lies ready for those browsers is nothing to ask for by itself @E4', async () => {
      const hash = hashOf(await readFile(dist + (await pageDictionary())))
      for (const path of [`/_delta/${hash}/card.html`, '/_delta/', '/_delta'])
        expect((await server.get(path)).status, path).toBe(404)
    })
  })
