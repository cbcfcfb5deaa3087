import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tidyCommon } from '#lib/build/stamping/common-files.ts'
import { makerHere } from '#lib/build/stamping/makers.ts'
import type { Site } from '#lib/build/stamping/site.ts'
import { stampAll, type Wishes } from '#lib/build/stamping/stamp-all.ts'
import { templateOf } from '#lib/build/stamping/template.ts'
import type { TenantEntry } from '#lib/build/stamping/tenants-file.ts'
import { clubsIn, removeClub, rollBack, tidyVersions } from '#lib/build/stamping/versions.ts'
import { createSandbox } from '#sandbox/app.ts'

let folder = ''
let into = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  into = `${folder}/out`
  writeFileSync(`${folder}/favicon.svg`, '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const html =
  '<html lang="en"><head><title>Club</title><script>head()</script></head><body>' +
  '<script type="application/json" id="copy">{"en":{"title":"Club"}}</script></body></html>'
const site = (more: Partial<Site> = {}): Site => ({
  dist: folder,
  id: 'one build',
  hashes: new Map([['favicon.svg', 'hash-of-it']]),
  isPacked: false,
  session: 'token',
  templates: [templateOf('index.html', html)],
  shared: ['favicon.svg'],
  drawing: { drawFor: async () => undefined, draw: async () => '' },
  worker: undefined,
  needs: new Map(),
  ...more,
})

const sandbox = createSandbox()
const names = ['fuel.example', 'grocer.example', 'plain.example'] as const
const entries: readonly TenantEntry[] = names.map((domain) => ({ domain }))

/** The platform of the clubs, where some settings of the grocer are other ones. */
const answering =
  (settings: object = {}): typeof fetch =>
  async (url, init) => {
    const answer = await sandbox.app.fetch(new Request(url, init))
    if (!String(url).startsWith('https://grocer.') || !String(url).includes('/config/public')) return answer
    const { data } = await answer.json()
    return Response.json({ data: { ...data, general: { ...data.general, ...settings } } })
  }

const stamp = async (
  fetch = answering(),
  { wishes, more, list = entries }: { wishes?: Wishes; more?: Partial<Site>; list?: typeof entries } = {},
) => {
  const outcomes = await stampAll(
    [makerHere(site(more))],
    list,
    into,
    { fetch, pause: async () => {} },
    wishes,
  )
  expect(outcomes.map(({ error }) => error)).toEqual(list.map(() => undefined))
  return outcomes.map(({ state }) => state)
}
const page = (domain: string) => readFileSync(`${into}/${domain}/index.html`, 'utf8')
const placeOf = (domain: string) => statSync(`${into}/${domain}/index.html`).ino
const versions = (domain: string) => readdirSync(`${into}/.versions/${domain}`)
const changed = { 'GENERAL.custom_css': 'h1 { color: red }' }

test('a second run with nothing changed touches nothing, and one changed club alone is made again @OPS-1', async () => {
  expect(await stamp()).toEqual(['made', 'made', 'made'])
  const before = names.map(placeOf)
  expect(await stamp()).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(names.map(placeOf)).toEqual(before)
  expect(await stamp(answering(changed))).toEqual(['unchanged', 'made', 'unchanged'])
  const after = names.map(placeOf)
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]).not.toBe(before[1])
})

test.each<[string, Parameters<typeof stamp>[1]]>([
  ['another build', { more: { id: 'the next build' } }],
  ['other packed forms', { wishes: { packs: ['br'] } }],
  ['what an operator forces', { wishes: { isForced: true } }],
])('%s makes every club again @OPS-1', async (_, other) => {
  await stamp()
  expect(await stamp(answering(), other)).toEqual(['made', 'made', 'made'])
})

test('a changed row of the list, a changed wording and a changed logo make that club again @OPS-1', async () => {
  await stamp()
  const withHost = entries.map((entry) =>
    entry.domain === 'fuel.example' ? { ...entry, images: ['https://fuel.example'] } : entry,
  )
  expect(await stamp(answering(), { list: withHost })).toEqual(['made', 'unchanged', 'unchanged'])
  const other =
    (at: string, answer: () => Response): typeof fetch =>
    async (url, init) =>
      String(url).startsWith('https://plain.') && String(url).includes(at) ? answer() : answering()(url, init)
  const words = other('/translations/', () => Response.json({ data: { HEADER: { points: 'Drops' } } }))
  expect(await stamp(words, { list: withHost })).toEqual(['unchanged', 'unchanged', 'made'])
  const logo: typeof fetch = async (url, init) =>
    String(url).startsWith('https://fuel.') && String(url).includes('/assets/')
      ? new Response('<svg>new</svg>', { headers: { 'content-type': 'image/svg+xml' } })
      : words(url, init)
  expect(await stamp(logo, { list: withHost })).toEqual(['made', 'unchanged', 'unchanged'])
})

test('a logo that cannot be had for a moment takes none from the icons that are there @OPS-1', async () => {
  await stamp()
  const before = placeOf('fuel.example')
  const noPictures: typeof fetch = async (url, init) =>
    String(url).includes('/assets/') ? new Response('', { status: 503 }) : answering()(url, init)
  expect(await stamp(noPictures)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(placeOf('fuel.example')).toBe(before)
})

test('what clubs share is one file on the disk, and is removed with the last club that has it @OPS-1', async () => {
  await stamp()
  const [one, ...others] = names.map((name) => statSync(`${into}/${name}/favicon.svg`).ino)
  expect(others).toEqual([one, one])
  for (const name of names) {
    await tidyCommon(into)
    expect(readdirSync(`${into}/.common`)).toContain('hash-of-it')
    await removeClub(into, name)
  }
  await tidyCommon(into)
  expect(readdirSync(`${into}/.common`)).toEqual([])
  expect(await clubsIn(into)).toEqual([])
})

test('a build that is made anew changes no site that was made of the last one @OPS-1', async () => {
  await stamp()
  writeFileSync(`${folder}/favicon.svg`, '<svg>another</svg>')
  expect(readFileSync(`${into}/fuel.example/favicon.svg`, 'utf8')).toBe('<svg/>')
})

test('a run that was killed goes on where it was: what was whole is taken, what was not is made anew @OPS-1', async () => {
  await stamp(answering(changed))
  // As if it had ended before the grocer's site was put in place, and amid that of another one.
  const [version = ''] = versions('grocer.example')
  await stamp(answering({ 'GENERAL.custom_css': 'h1 { color: blue }' }))
  const blue = page('grocer.example')
  await rollBack(into, 'grocer.example')
  rmSync(
    `${into}/.versions/grocer.example/${versions('grocer.example').find((name) => name !== version)}/rolled-back`,
  )
  mkdirSync(`${into}/.versions/fuel.example/${versions('fuel.example')[0]}.new/site`, { recursive: true })
  const before = page('fuel.example')
  await tidyVersions(into)
  const make = vi.fn()
  const outcomes = await stampAll([{ ...makerHere(site()), make }], entries, into, {
    fetch: answering({ 'GENERAL.custom_css': 'h1 { color: blue }' }),
    pause: async () => {},
  })
  expect(outcomes.map(({ state }) => state)).toEqual(['unchanged', 'made', 'unchanged'])
  expect(make).not.toHaveBeenCalled()
  expect(page('grocer.example')).toBe(blue)
  expect(page('fuel.example')).toBe(before)
  expect(versions('fuel.example')).toHaveLength(1)
})

test('an operator goes back to the previous site, and forth again; no more than one is kept @OPS-1', async () => {
  const colours = ['red', 'green', 'blue']
  const pages: string[] = []
  for (const colour of colours) {
    await stamp(answering({ 'GENERAL.custom_css': `h1 { color: ${colour} }` }))
    pages.push(page('grocer.example'))
  }
  expect(new Set(pages).size).toBe(3)
  expect(versions('grocer.example')).toHaveLength(2)
  const blue = answering({ 'GENERAL.custom_css': 'h1 { color: blue }' })
  await rollBack(into, 'grocer.example')
  expect(page('grocer.example')).toBe(pages[1])
  // It stays, although the platform still answers what made the other one.
  expect(await stamp(blue)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(page('grocer.example')).toBe(pages[1])
  await rollBack(into, 'grocer.example')
  expect(page('grocer.example')).toBe(pages[2])
  // A change after going back is made, and what was gone back to is kept.
  await rollBack(into, 'grocer.example')
  await stamp(answering(changed))
  await rollBack(into, 'grocer.example')
  expect(page('grocer.example')).toBe(pages[1])
  expect(versions('grocer.example')).toHaveLength(2)
})

test('forcing makes the site anew from which an operator has gone back @OPS-1', async () => {
  await stamp()
  await stamp(answering(changed))
  const after = page('grocer.example')
  await rollBack(into, 'grocer.example')
  await stamp(answering(changed), { wishes: { isForced: true } })
  // The moment of stamping is in the page, and in the mark that is made of it.
  const withoutMoment = (html: string) => html.replace(/"at":\d+/, '').replace(/ data-page="\w+"/, '')
  expect(withoutMoment(page('grocer.example'))).toBe(withoutMoment(after))
})

test('a club without an earlier site, or without any, is named when it shall go back @OPS-1', async () => {
  await stamp()
  await expect(rollBack(into, 'fuel.example')).rejects.toThrow('fuel.example: no earlier site of it is kept')
  await expect(rollBack(into, 'other.example')).rejects.toThrow('other.example: there is no site of it in ')
})

test('a site that an older command has left as a folder is replaced, and what else lies there is no club @OPS-1', async () => {
  for (const place of [`${into}/fuel.example`, `${into}-hosting/fuel.example`, `${into}/notes`])
    mkdirSync(place, { recursive: true })
  writeFileSync(`${into}/fuel.example/_headers`, '')
  writeFileSync(`${into}/fuel.example/old.html`, '')
  writeFileSync(`${into}/read-me.txt`, '')
  await stamp()
  expect(existsSync(`${into}/fuel.example/old.html`)).toBe(false)
  expect(page('fuel.example')).toContain('fuel.example')
  expect(await clubsIn(into)).toEqual(names)
  expect(readdirSync(into).filter((name) => /\.(?:old|new)$/.test(name))).toEqual([])
})

test('few clubs are in hand at once, however many there are @OPS-1', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ domain: `fuel.club-${index}.example` }))
  let asked = 0
  let most = 0
  let done = 0
  const counted: typeof fetch = async (url, init) => {
    if (String(url).includes('/config/public')) asked += 1
    most = Math.max(most, asked - done)
    return answering()(url, init)
  }
  const maker = makerHere(site())
  const make: typeof maker.make = async (work) => {
    const stamped = await maker.make(work)
    done += 1
    return stamped
  }
  await stampAll([{ ...maker, make }], many, into, { fetch: counted, pause: async () => {} })
  expect(done).toBe(40)
  expect(most).toBeLessThanOrEqual(10)
})
