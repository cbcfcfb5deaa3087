import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '#lib/build/stamping/run.ts'
import { type Mock, mock } from '#sandbox/mock.ts'
import { builtSite } from '#support/built-site.ts'

let folder: string
let dist: string
let platform: Mock
/** A server that knows no club. */
let stranger: Server
const told: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-zone-command-'))
  dist = (await builtSite()).dist
  platform = await mock({ port: 0 })
  stranger = createServer((_, answer) => answer.writeHead(404).end()).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  told.splice(0)
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text) => void told.push(String(text)))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await platform.close()
  stranger.close()
  await rm(folder, { recursive: true, force: true })
})

const list = (...domains: readonly string[]) => {
  const nowhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  const rows = domains.map((domain) => ({
    domain,
    ask: domain.startsWith('missing.') ? nowhere : platform.url,
  }))
  return writeFile(`${folder}/clubs.json`, JSON.stringify(rows))
}
const tenants = (...args: readonly string[]) =>
  main([`${folder}/clubs.json`, '--dist', dist, '--into', `${folder}/clubs`, ...args])

test('an operator stamps a list, again where it changed, some of it, and takes leave of a club @OPS-1', async () => {
  await list('fuel.example', 'plain.example')
  expect(await tenants()).toBe(0)
  expect(told.slice(0, 2).map((text) => text.split(',')[0])).toEqual([
    'fuel.example: made',
    'plain.example: made',
  ])
  expect(told.at(-1)).toBe('What nginx and Caddy include has changed: let them read it anew.')
  expect(await tenants()).toBe(0)
  expect(told.at(-1)).toBe('0 made, 2 unchanged, 0 skipped')

  await rm(`${folder}/clubs/plain.example`)
  expect(await tenants('--only', 'plain.example')).toBe(0)
  expect(told.at(-1)).toBe('1 made, 0 unchanged, 0 skipped')
  await list('fuel.example', 'missing.example')
  expect(await tenants()).toBe(1)
  expect(told.some((text) => text.includes('missing.example: skipped, '))).toBe(true)
  expect(told.some((text) => text.startsWith('plain.example: does not stand in '))).toBe(true)
  const served = () => readFileSync(`${folder}/clubs-hosting/_all/nginx.conf`, 'utf8')
  expect(served()).toContain('server_name plain.example;')
  await rm(`${folder}/clubs/plain.example`)
  await tenants()
  expect(served()).not.toContain('server_name plain.example;')
  // It loads the code of all islands, which takes a busy machine long.
}, 120_000)

test('what cannot be done is told in a sentence @OPS-1', async () => {
  expect(await tenants()).toBe(2)
  expect(told.at(-1)).toBe(`ENOENT: no such file or directory, open '${folder}/clubs.json'`)
  await list('fuel.example')
  expect(await tenants('--only', 'other.example')).toBe(2)
  expect(told.at(-1)).toBe(`--only: other.example does not stand in ${folder}/clubs.json`)
  expect(await main([`${folder}/clubs.json`, '--dist', `${folder}/none`, '--into', `${folder}/clubs`])).toBe(
    2,
  )
  expect(told.at(-1)).toBe(`There is no site in ${folder}/none: npm run build makes one.`)
})

test('an operator who gives clubs of a build with sessions in cookies a platform elsewhere is told what to do, and nothing is made @OPS-1 @LCK-3', async () => {
  await mkdir(`${folder}/site`)
  await writeFile(
    `${folder}/site/index.html`,
    '<html><head><meta name="session" content="cookie"></head><body><script type="application/json" id="copy">{}</script></body></html>',
  )
  await writeFile(
    `${folder}/clubs.json`,
    JSON.stringify([{ domain: 'fuel.example', api: 'https://api.fuel.example' }]),
  )
  const into = `${folder}/clubs`
  expect(await main([`${folder}/clubs.json`, '--dist', `${folder}/site`, '--into', into])).toBe(2)
  expect(told).toEqual([
    expect.stringContaining('fuel.example, api: this build keeps its session in cookies'),
  ])
  expect(existsSync(into)).toBe(false)
})
