import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesIn, writeFolder } from '#lib/build/stamping/folder.ts'
import { makerHere } from '#lib/build/stamping/makers.ts'
import type { Site } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import { templateOf } from '#lib/build/stamping/template.ts'
import { createSandbox } from '#sandbox/app.ts'
import { type Answers, hostileAnswers, noConfigs, wrongAnswers } from '../../../e2e/models/hostile-configs.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  writeFileSync(`${folder}/favicon.svg`, '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const html =
  '<html lang="en"><head><title>Club</title><script>head()</script></head><body>' +
  '<script type="application/json" id="copy">{"bg":{"title":"Клуб"},"en":{"title":"Club"}}</script></body></html>'
const site = (draw = async () => ''): Site => ({
  dist: folder,
  id: 'one build',
  hashes: new Map([['favicon.svg', 'hash-of-it']]),
  isPacked: false,
  session: 'token',
  templates: [templateOf('index.html', html)],
  shared: ['favicon.svg'],
  drawing: { drawFor: async () => {}, draw },
  worker: undefined,
  needs: new Map(),
})
const sandbox = createSandbox()
const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
const pause = async () => {}
const asking = { fetch: ask, pause }
const here = (whole = site()) => [makerHere(whole)]
const made = (domain: string) => readFileSync(`${folder}/out/${domain}/index.html`, 'utf8')

test('each club gets a site in its own language @WHL-3 @RTE-5', async () => {
  const outcomes = await stampAll(
    here(),
    [{ domain: 'fuel.example' }, { domain: 'grocer.example' }],
    `${folder}/out`,
    asking,
  )
  expect(outcomes.map(({ error }) => error)).toEqual([undefined, undefined])
  expect(made('fuel.example')).toContain('<title>Club</title>')
  expect(made('grocer.example')).toContain('<title>Клуб</title>')
  expect(made('grocer.example')).toContain('"locale":"bg"')
  // The platform's wording is asked for as the club's own.
  expect(made('grocer.example')).toContain('От пазара за вас')
  // Its own CSS is a file named by what is in it, and the page waits for it before its first paint.
  const [, sheet = ''] =
    /<link rel="stylesheet" id="club-css" href="\/(_astro\/club\.[\w-]{8}\.css)"><\/head>/.exec(
      made('grocer.example'),
    ) ?? []
  expect(readFileSync(`${folder}/out/grocer.example/${sheet}`, 'utf8')).toBe(
    '@layer club{h1, h2 { letter-spacing: -0.01em; }}',
  )
  expect(made('fuel.example')).not.toContain('club-css')
  const [icon = '', maskable = ''] = (await filesIn(`${folder}/out/grocer.example`)).filter((name) =>
    name.endsWith('.svg'),
  )
  expect(await filesIn(`${folder}/out/grocer.example`)).toEqual([
    sheet,
    icon,
    maskable,
    '_headers',
    '_redirects',
    'favicon.svg',
    'index.html',
    'manifest.webmanifest',
  ])
  // What a server includes lies beside, where no host sends it to visitors.
  expect(await filesIn(`${folder}/out-hosting/grocer.example`)).toEqual(['Caddyfile', 'nginx.conf'])
})

test('a club’s own CSS may show pictures of the hosts it was stamped with, in its file and once its page runs @FRM-11', async () => {
  const css = '.a{background:url(https://cdn.example/a.png)}.b{background:url(https://evil.example/b.png)}'
  const dressed: typeof fetch = async (url) =>
    String(url).includes('/config/public')
      ? Response.json({ data: { general: { 'GENERAL.custom_css': css } } })
      : Response.json({ data: {} })
  await stampAll(here(), [{ domain: 'club.example', images: ['https://cdn.example'] }], `${folder}/out`, {
    fetch: dressed,
    pause,
  })
  const [sheet = ''] = (await filesIn(`${folder}/out/club.example`)).filter((name) => name.endsWith('.css'))
  expect(readFileSync(`${folder}/out/club.example/${sheet}`, 'utf8')).toBe(
    '@layer club{.a{background:url("https://cdn.example/a.png")}.b{background:none}}',
  )
  expect(made('club.example')).toContain('"images":["https://cdn.example"]')
})

test('a club whose platform fails is named with the reason, keeps its good site, and stops nobody @RTE-5', async () => {
  const entries = [{ domain: 'fuel.example' }, { domain: 'grocer.example' }, { domain: 'plain.example' }]
  await stampAll(here(), entries, `${folder}/out`, asking)
  const before = made('fuel.example')
  const broken: typeof fetch = async (url, init) => {
    if (String(url).startsWith('https://fuel.')) throw new TypeError('no route')
    if (String(url).startsWith('https://plain.')) return Response.json({ data: { general: [] } })
    return ask(url, init)
  }
  const outcomes = await stampAll(here(), entries, `${folder}/out`, { fetch: broken, pause })
  expect(outcomes.map(({ error }) => error)).toEqual([
    'https://fuel.example/wl/v1/platform/domain/fuel.example/config/public could not be reached: no route',
    undefined,
    'https://plain.example/wl/v1/platform/domain/plain.example/config/public: its config has no settings; a site is stamped once it has one, such as GENERAL.lang (at general)',
  ])
  expect(made('fuel.example')).toBe(before)
})

const answers: Answers = { ...wrongAnswers, ...hostileAnswers, ...noConfigs }
test.each(Object.entries(answers))(
  'a club that answers with %s is named with the reason, or stamped with what can be read @WHL-1 XS-24 XS-25 XS-27',
  async (_, { body, content_type = 'application/json' }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const hostile: typeof fetch = async (url) =>
      String(url).includes('/config/public')
        ? new Response(text, { headers: { 'content-type': content_type } })
        : Response.json({ data: {} })
    const [outcome] = await stampAll(here(), [{ domain: 'club.example' }], `${folder}/out`, {
      fetch: hostile,
      pause,
    })
    if (outcome?.error !== undefined) {
      expect(outcome.error.length).toBeGreaterThan(10)
      expect(existsSync(`${folder}/out/club.example`)).toBe(false)
      return
    }
    const html = made('club.example')
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html).not.toContain('<img')
    const [, json = ''] = /id="stamp">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ domain: 'club.example', club: { locale: 'en' } })
  },
)

test('a site that cannot be finished leaves the old one whole @RTE-5', async () => {
  const template = html.replace(
    '<body>',
    '<body><astro-island prefix="r1" component-export="One" props="{}" ssr></astro-island>',
  )
  const whole = { ...site(), templates: [templateOf('index.html', template)] }
  await stampAll([makerHere(whole)], [{ domain: 'fuel.example' }], `${folder}/out`, asking)
  const before = made('fuel.example')
  const draw = vi.fn(() => Promise.reject(new Error('an island cannot be drawn')))
  const [outcome] = await stampAll(
    [makerHere({ ...whole, id: 'the next build', drawing: { drawFor: async () => {}, draw } })],
    [{ domain: 'fuel.example' }],
    `${folder}/out`,
    asking,
  )
  expect(outcome?.error).toBe('an island cannot be drawn')
  expect(made('fuel.example')).toBe(before)
})

test('a folder gets its name only when it is whole @RTE-5 @OPS-1', async () => {
  const place = `${folder}/place`
  const favicon = { hash: 'hash', content: { file: `${folder}/favicon.svg` } }
  const gone = { hash: 'other', content: { file: `${folder}/gone.svg` } }
  const own = new Map([['a.html', 'one']])
  expect(() => writeFolder(folder, place, { own, common: new Map([['gone.svg', gone]]) })).toThrow(
    /gone\.svg/,
  )
  expect(existsSync(place)).toBe(false)
  writeFolder(folder, place, { own, common: new Map([['favicon.svg', favicon]]) })
  expect(await filesIn(place)).toEqual(['a.html', 'favicon.svg'])
  expect(existsSync(`${place}.new`)).toBe(false)
})

test('an operator is told of CSS that hides everything, and its club’s first paint is without it @E4 @XS-24', async () => {
  const dressed: typeof fetch = async (url) =>
    String(url).includes('/config/public')
      ? Response.json({ data: { general: { 'GENERAL.custom_css': '* { display: none }' } } })
      : Response.json({ data: {} })
  const [outcome] = await stampAll(here(), [{ domain: 'club.example' }], `${folder}/out`, {
    fetch: dressed,
    pause,
  })
  expect(outcome?.warning).toBe(
    'GENERAL.custom_css hides the forms of the portal, so none of it is put into the pages',
  )
  expect(made('club.example')).not.toContain('club-css')
})

test('no club waits for another one’s platform, and none is asked while pages are drawn by few @E4', async () => {
  const domains = Array.from({ length: 20 }, (_, index) => `fuel.club-${index}.example`)
  let open = 0
  let most = 0
  const counted: typeof fetch = async (url, init) => {
    open += 1
    most = Math.max(most, open)
    const answer = await ask(url, init)
    open -= 1
    return answer
  }
  const outcomes = await stampAll(
    [makerHere(site()), makerHere(site())],
    domains.map((domain) => ({ domain })),
    `${folder}/out`,
    { fetch: counted, pause },
  )
  expect(outcomes.map(({ error }) => error)).toEqual(domains.map(() => undefined))
  expect(most).toBeLessThanOrEqual(8)
})

test('pages of clubs are packed where the build is packed @E4', async () => {
  await stampAll(here({ ...site(), isPacked: true }), [{ domain: 'fuel.example' }], `${folder}/out`, asking)
  const names = await filesIn(`${folder}/out/fuel.example`)
  expect(names.filter((name) => !name.startsWith('_astro/icon-'))).toEqual([
    '_headers',
    '_redirects',
    'favicon.svg',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'manifest.webmanifest',
    'manifest.webmanifest.br',
    'manifest.webmanifest.gz',
  ])
})

test('each club has a manifest and icons of its own, named by its own words, with the shortcuts that it has @OFF-4', async () => {
  const words = '{"en":{"title":"Club","card":"Card","coupons":"Coupons"}}'
  const template = templateOf('index.html', html.replace(/(id="copy">)[^<]*/, `$1${words}`))
  const named = { drawFor: async () => 'Voltara "Fuel" </script>', draw: async () => '' }
  const whole: Site = { ...site(), templates: [template], drawing: named }
  const outcomes = await stampAll(here(whole), [{ domain: 'fuel.example' }], `${folder}/out`, asking)
  expect(outcomes[0]?.warning).toBeUndefined()
  const read = (name: string) => readFileSync(`${folder}/out/fuel.example/${name}`, 'utf8')
  const manifest = JSON.parse(read('manifest.webmanifest'))
  expect(manifest).toMatchObject({
    name: 'Voltara "Fuel" </script>',
    lang: 'en',
    shortcuts: [
      { name: 'Card', url: '/card' },
      { name: 'Coupons', url: '/coupons' },
    ],
    icons: [
      { sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  })
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
  for (const { src } of manifest.icons)
    expect(read(src.slice(1))).toContain('href="data:image/svg+xml;base64,')
  expect(made('fuel.example')).toMatch(/<meta name="theme-color" content="[^"]+">/)
})

test('a club whose logo cannot be had is made with the portal’s mark, and its administrator is told @OFF-4', async () => {
  const noPictures: typeof fetch = async (url, init) =>
    String(url).includes('/assets/') ? new Response('', { status: 404 }) : ask(url, init)
  const [outcome] = await stampAll(here(), [{ domain: 'fuel.example' }], `${folder}/out`, {
    fetch: noPictures,
    pause,
  })
  expect(outcome?.error).toBeUndefined()
  expect(outcome?.warning).toContain('its icon is drawn without its logo')
  const [icon = ''] = (await filesIn(`${folder}/out/fuel.example`)).filter((name) => name.endsWith('.svg'))
  expect(readFileSync(`${folder}/out/fuel.example/${icon}`, 'utf8')).not.toContain('<image')
})
