import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeReady } from '#lib/hosting/hosting.ts'

let dist: string

const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'; style-src 'self'">`
const page = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>a</title>${policy}<link rel="stylesheet" href="/_astro/a.css">` +
  `</head><body>${body}<astro-island component-url="/_astro/a.js" client="load">${'.'.repeat(1024)}</astro-island></body></html>`

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'client-zone-build-'))
  await mkdir(`${dist}/_astro`)
  await writeFile(`${dist}/_astro/a.js`, `import{b}from"./b.js";import"../c.js";export{b}`)
  await writeFile(`${dist}/_astro/b.js`, `export*from"/_astro/d.js";export const b=()=>import("./late.js")`)
  await writeFile(`${dist}/_astro/a.css`, `@font-face{src:url(/_astro/m-latin.woff2)format("woff2")}`)
})
afterEach(() => rm(dist, { recursive: true }))

test('a build gets its heads in order, its files for hosts and its packed twins @RTE-1', async () => {
  await writeFile(`${dist}/index.html`, page(''))
  await makeReady(dist)
  const html = await readFile(`${dist}/index.html`, 'utf8')
  expect(html).toContain(`<head><meta charset="utf-8">${policy}<title>`)
  expect(html).toContain(
    '<link rel="preload" href="/_astro/m-latin.woff2" as="font" type="font/woff2" crossorigin>' +
      '<template data-after="paint"><link rel="modulepreload" href="/_astro/a.js"><link rel="modulepreload" href="/_astro/b.js">' +
      '<link rel="modulepreload" href="/_astro/d.js"><link rel="modulepreload" href="/c.js"></template></head>',
  )
  for (const file of ['_redirects', '_headers', 'hosting/nginx.conf', 'hosting/Caddyfile'])
    expect(existsSync(`${dist}/${file}`), file).toBe(true)
  expect(brotliDecompressSync(await readFile(`${dist}/index.html.br`)).toString()).toBe(html)
  expect(gunzipSync(await readFile(`${dist}/index.html.gz`)).toString()).toBe(html)
  expect(existsSync(`${dist}/_astro/a.js.br`)).toBe(false)
})

test('a page that its own policy would break stops the build, one sentence for each fault', async () => {
  await writeFile(`${dist}/index.html`, page('<p style="color:red">'))
  await writeFile(`${dist}/other.html`, page('<script>go()</script>'))
  await expect(makeReady(dist)).rejects.toThrow(
    new Error(
      'index.html has the attribute style, which its policy refuses: <p style=…\n' +
        'other.html has an inline script whose hash is not in its script-src: go()…',
    ),
  )
  expect(existsSync(`${dist}/_headers`)).toBe(false)
})
