import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeReady } from '#lib/build/hosting/hosting.ts'
import { main } from '#lib/build/hosting/pack.ts'

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
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dist, { recursive: true })
  for (const beside of ['hosting', 'maps']) await rm(`${dist}-${beside}`, { recursive: true, force: true })
})

test('a build gets its heads in order, and what servers include beside it @RTE-1 @E4', async () => {
  await writeFile(`${dist}/index.html`, page(''))
  makeReady(dist)
  const html = await readFile(`${dist}/index.html`, 'utf8')
  expect(html).toContain(`<head><meta charset="utf-8">${policy}<title>`)
  expect(html).toContain(
    '<link rel="preload" href="/_astro/m-latin.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="modulepreload" href="/_astro/a.js" fetchpriority="low"><link rel="modulepreload" href="/_astro/b.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/c.js" fetchpriority="low"><link rel="modulepreload" href="/_astro/d.js" fetchpriority="low"></head>',
  )
  expect((await readdir(dist)).toSorted()).toEqual(['_astro', '_headers', '_redirects', 'index.html'])
  expect((await readdir(`${dist}-hosting`)).toSorted()).toEqual([
    ...['Caddyfile', 'cloudfront.json', 'firebase.json', 'nginx.conf'],
    ...['staticwebapp.config.json', 'vercel.json'],
  ])
})

test('an operator packs a build for a server of her own, and small files stay as they are @E4', async () => {
  await writeFile(`${dist}/index.html`, page(''))
  const print = vi.spyOn(console, 'info').mockImplementation(() => {})
  expect(await main([dist])).toBe(0)
  expect(print).toHaveBeenCalledWith(`1 files of ${dist} are packed, as .br and .gz beside them.`)
  const html = await readFile(`${dist}/index.html`, 'utf8')
  expect(brotliDecompressSync(await readFile(`${dist}/index.html.br`)).toString()).toBe(html)
  expect(gunzipSync(await readFile(`${dist}/index.html.gz`)).toString()).toBe(html)
  expect(existsSync(`${dist}/_astro/a.js.br`)).toBe(false)
})

test('an operator who packs a folder that is not there is told what makes it @E4', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await main([`${dist}/none`])).toBe(1)
  expect(print).toHaveBeenCalledWith(`There is no folder ${dist}/none: npm run build makes dist.`)
})

test('a page runs only the module scripts whose hashes it carries @E7', async () => {
  await writeFile(
    `${dist}/index.html`,
    page('<script type="module" src="/_astro/a.js"></script><script type="application/json">{}</script>'),
  )
  makeReady(dist)
  const html = await readFile(`${dist}/index.html`, 'utf8')
  const hash = createHash('sha384')
    .update(await readFile(`${dist}/_astro/a.js`))
    .digest('base64')
  expect(html).toContain(`<script integrity="sha384-${hash}" type="module" src="/_astro/a.js">`)
  expect(html).toContain('<script type="application/json">')
})

test('source maps lie beside the site under the name of its build, which they do not change @OPS-5', async () => {
  const buildOf = async () => /data-build="(\w+)"/.exec(await readFile(`${dist}/index.html`, 'utf8'))?.[1]
  await writeFile(`${dist}/index.html`, page(''))
  makeReady(dist)
  const build = await buildOf()
  expect(existsSync(`${dist}-maps`)).toBe(false)
  await writeFile(`${dist}/index.html`, page(''))
  await writeFile(`${dist}/_astro/a.js.map`, '{}')
  makeReady(dist)
  expect(await buildOf()).toBe(build)
  expect(await readdir(`${dist}-maps/${build}/_astro`)).toEqual(['a.js.map'])
  expect((await readdir(`${dist}/_astro`)).toSorted()).toEqual(['a.css', 'a.js', 'b.js'])
})
