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
import { clubsIn } from '#lib/build/stamping/places.ts'
import { type Site, templateOf } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import type { TenantEntry } from '#lib/build/stamping/tenants-file.ts'
import { createSandbox } from '#sandbox/app.ts'
import { type Answers, hostileAnswers, noConfigs, wrongAnswers } from '../../../e2e/models/hostile-configs.ts'

let folder = ''
let into = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clubs-'))
  into = `${folder}/out`
  mkdirSync(`${folder}/build`)
  writeFileSync(`${folder}/build/favicon.svg`, '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const html =
  '<html lang="en"><head><title>Club</title><script>head()</script></head><body>' +
  '<script type="application/json" id="copy">{"bg":{"title":"Клуб"},"en":{"title":"Club"}}</script></body></html>'
const site = (more: Partial<Site> = {}): Site => ({
  dist: `${folder}/build`,
  id: 'one build',
  names: [],
  isPacked: false,
  session: 'token',
  templates: [templateOf('index.html', html)],
  drawing: { drawFor: async () => undefined, draw: async () => '' },
  worker: undefined,
  ...more,
})
const sandbox = createSandbox()
const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
const pause = async () => {}
const asking = { fetch: ask, pause }
const made = (domain: string) => readFileSync(`${into}/${domain}/index.html`, 'utf8')
const filesOf = (domain: string) =>
  readdirSync(`${into}/${domain}`, { recursive: true }).map(String).toSorted()

test('each club gets a site in its own language @WHL-3 @RTE-5', async () => {
  const outcomes = await stampAll(
    site(),
    [{ domain: 'fuel.example' }, { domain: 'grocer.example' }],
    into,
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
  expect(readFileSync(`${into}/grocer.example/${sheet}`, 'utf8')).toBe(
    '@layer club{h1, h2 { letter-spacing: -0.01em; }}',
  )
  expect(made('fuel.example')).not.toContain('club-css')
  const [icon = '', maskable = ''] = filesOf('grocer.example').filter((name) => name.endsWith('.svg'))
  expect(filesOf('grocer.example')).toEqual([
    '_astro',
    sheet,
    icon,
    maskable,
    '_headers',
    '_redirects',
    'favicon.svg',
    'index.html',
    'manifest.webmanifest',
  ])
})

test('a club’s own CSS may show pictures of the hosts it was stamped with, in its file and once its page runs @FRM-11', async () => {
  const css = '.a{background:url(https://cdn.example/a.png)}.b{background:url(https://evil.example/b.png)}'
  const dressed: typeof fetch = async (url) =>
    String(url).includes('/config/public')
      ? Response.json({ data: { general: { 'GENERAL.custom_css': css } } })
      : Response.json({ data: {} })
  await stampAll(site(), [{ domain: 'club.example', images: ['https://cdn.example'] }], into, {
    fetch: dressed,
    pause,
  })
  const [sheet = ''] = filesOf('club.example').filter((name) => name.endsWith('.css'))
  expect(readFileSync(`${into}/club.example/${sheet}`, 'utf8')).toBe(
    '@layer club{.a{background:url("https://cdn.example/a.png")}.b{background:none}}',
  )
  expect(made('club.example')).toContain('"images":["https://cdn.example"]')
})

test('a club whose platform fails is named with the reason, keeps its good site, and stops nobody @RTE-5', async () => {
  const entries = [{ domain: 'fuel.example' }, { domain: 'grocer.example' }, { domain: 'plain.example' }]
  await stampAll(site(), entries, into, asking)
  const before = made('fuel.example')
  const broken: typeof fetch = async (url, init) => {
    if (String(url).startsWith('https://fuel.')) throw new TypeError('no route')
    if (String(url).startsWith('https://plain.')) return Response.json({ data: { general: [] } })
    return ask(url, init)
  }
  const outcomes = await stampAll(site(), entries, into, { fetch: broken, pause })
  expect(outcomes.map(({ error }) => error)).toEqual([
    'https://fuel.example/wl/v1/platform/domain/fuel.example/config/public: fuel.example gives no answer: no route.',
    undefined,
    'https://plain.example/wl/v1/platform/domain/plain.example/config/public: general has no settings: a site is stamped once it has one, such as GENERAL.lang',
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
    const [outcome] = await stampAll(site(), [{ domain: 'club.example' }], into, {
      fetch: hostile,
      pause,
    })
    if (outcome?.error !== undefined) {
      expect(outcome.error.length).toBeGreaterThan(10)
      expect(existsSync(`${into}/club.example`)).toBe(false)
      return
    }
    const html = made('club.example')
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html).not.toContain('<img')
    const [, json = ''] = /id="stamp">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ domain: 'club.example', club: { locale: 'en' } })
  },
)

test('a site that cannot be finished leaves the old one whole, and nothing beside it @RTE-5 @OPS-1', async () => {
  const template = html.replace(
    '<body>',
    '<body><astro-island prefix="r1" component-export="One" props="{}" ssr></astro-island>',
  )
  const whole = site({ templates: [templateOf('index.html', template)] })
  await stampAll(whole, [{ domain: 'fuel.example' }], into, asking)
  const before = made('fuel.example')
  const draw = vi.fn(() => Promise.reject(new Error('an island cannot be drawn')))
  const next = { ...whole, id: 'the next build', drawing: { drawFor: async () => undefined, draw } }
  const [drawn] = await stampAll(next, [{ domain: 'fuel.example' }], into, asking)
  expect(drawn?.error).toBe('an island cannot be drawn')
  const noFile = { ...whole, id: 'the next build', dist: `${folder}/none` }
  const [written] = await stampAll(noFile, [{ domain: 'fuel.example' }], into, asking)
  expect(written?.error).toContain('/none')
  expect(made('fuel.example')).toBe(before)
  expect(readdirSync(`${into}/.sites`)).toHaveLength(1)
})

test('an operator is told of CSS that hides everything, and its club’s first paint is without it @E4 @XS-24', async () => {
  const dressed: typeof fetch = async (url) =>
    String(url).includes('/config/public')
      ? Response.json({ data: { general: { 'GENERAL.custom_css': '* { display: none }' } } })
      : Response.json({ data: {} })
  const [outcome] = await stampAll(site(), [{ domain: 'club.example' }], into, {
    fetch: dressed,
    pause,
  })
  expect(outcome?.warning).toBe(
    'GENERAL.custom_css hides the forms of the portal, so none of it is put into the pages',
  )
  expect(made('club.example')).not.toContain('club-css')
})

test('all platforms are asked before a page is drawn, a few at once @E4', async () => {
  const domains = Array.from({ length: 20 }, (_, index) => `fuel.club-${index}.example`)
  let [open, most, asked] = [0, 0, 0]
  const counted: typeof fetch = async (url, init) => {
    asked += 1
    open += 1
    most = Math.max(most, open)
    const answer = await ask(url, init)
    open -= 1
    return answer
  }
  const askedBefore: number[] = []
  const drawFor = async () => void askedBefore.push(asked)
  const outcomes = await stampAll(
    site({ drawing: { drawFor, draw: async () => '' } }),
    domains.map((domain) => ({ domain })),
    into,
    { fetch: counted, pause },
  )
  expect(outcomes.map(({ error }) => error)).toEqual(domains.map(() => undefined))
  expect(most).toBeLessThanOrEqual(8)
  expect(askedBefore).toEqual(domains.map(() => asked))
})

test('pages of clubs are packed where the build is packed @E4', async () => {
  const long = templateOf('index.html', html.replace('<body>', `<body>${'long '.repeat(300)}`))
  await stampAll(site({ templates: [long], isPacked: true }), [{ domain: 'fuel.example' }], into, asking)
  expect(filesOf('fuel.example').filter((name) => name.includes('.html'))).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
  ])
})

test('each club has a manifest and icons of its own, named by its own words, with the shortcuts that it has @OFF-4', async () => {
  const words = '{"en":{"title":"Club","card":"Card","coupons":"Coupons"}}'
  const template = templateOf('index.html', html.replace(/(id="copy">)[^<]*/, `$1${words}`))
  const named = { drawFor: async () => ({ title: 'Voltara "Fuel" </script>' }), draw: async () => '' }
  const whole = site({ templates: [template], drawing: named })
  const outcomes = await stampAll(whole, [{ domain: 'fuel.example' }], into, asking)
  expect(outcomes[0]?.warning).toBeUndefined()
  const read = (name: string) => readFileSync(`${into}/fuel.example/${name}`, 'utf8')
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
  const [outcome] = await stampAll(site(), [{ domain: 'fuel.example' }], into, {
    fetch: noPictures,
    pause,
  })
  expect(outcome?.error).toBeUndefined()
  expect(outcome?.warning).toContain('its icon is drawn without its logo')
  const [icon = ''] = filesOf('fuel.example').filter((name) => name.endsWith('.svg'))
  expect(readFileSync(`${into}/fuel.example/${icon}`, 'utf8')).not.toContain('<image')
})

const names = ['fuel.example', 'grocer.example', 'plain.example'] as const
const entries: readonly TenantEntry[] = names.map((domain) => ({ domain }))

/** The platform of the clubs, where some settings of the grocer are other ones. */
const answering =
  (settings: object = {}): typeof fetch =>
  async (url, init) => {
    const answer = await ask(url, init)
    if (!String(url).startsWith('https://grocer.') || !String(url).includes('/config/public')) return answer
    const { data } = await answer.json()
    return Response.json({ data: { ...data, general: { ...data.general, ...settings } } })
  }

const stamp = async (fetch = answering(), list = entries, whole = site()) => {
  const outcomes = await stampAll(whole, list, into, { fetch, pause })
  expect(outcomes.map(({ error }) => error)).toEqual(list.map(() => undefined))
  return outcomes.map(({ state }) => state)
}
const placeOf = (domain: string) => statSync(`${into}/${domain}/index.html`).ino

test('a second run with nothing changed touches nothing, and one changed club alone is made again @OPS-1', async () => {
  expect(await stamp()).toEqual(['made', 'made', 'made'])
  const before = names.map(placeOf)
  expect(await stamp()).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(names.map(placeOf)).toEqual(before)
  expect(await stamp(answering({ 'GENERAL.custom_css': 'h1 { color: red }' }))).toEqual([
    'unchanged',
    'made',
    'unchanged',
  ])
  const after = names.map(placeOf)
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]).not.toBe(before[1])
  // Of the grocer the site that was replaced is gone.
  expect(readdirSync(`${into}/.sites`)).toHaveLength(3)
})

test('another build makes every club again @OPS-1', async () => {
  await stamp()
  expect(await stamp(answering(), entries, site({ id: 'the next build' }))).toEqual(['made', 'made', 'made'])
})

test('a changed row of the list, a changed wording and a changed logo make that club again @OPS-1', async () => {
  await stamp()
  const withHost = entries.map((entry) =>
    entry.domain === 'fuel.example' ? { ...entry, images: ['https://fuel.example'] } : entry,
  )
  expect(await stamp(answering(), withHost)).toEqual(['made', 'unchanged', 'unchanged'])
  const words: typeof fetch = async (url, init) =>
    String(url).startsWith('https://plain.') && String(url).includes('/translations/')
      ? Response.json({ data: { HEADER: { points: 'Drops' } } })
      : answering()(url, init)
  expect(await stamp(words, withHost)).toEqual(['unchanged', 'unchanged', 'made'])
  const logo: typeof fetch = async (url, init) =>
    String(url).startsWith('https://fuel.') && String(url).includes('/assets/')
      ? new Response('<svg>new</svg>', { headers: { 'content-type': 'image/svg+xml' } })
      : words(url, init)
  expect(await stamp(logo, withHost)).toEqual(['made', 'unchanged', 'unchanged'])
})

test('a logo that cannot be had for a moment takes none from the icons that are there @OPS-1', async () => {
  await stamp()
  const before = placeOf('fuel.example')
  const noPictures: typeof fetch = async (url, init) =>
    String(url).includes('/assets/') ? new Response('', { status: 503 }) : answering()(url, init)
  expect(await stamp(noPictures)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(placeOf('fuel.example')).toBe(before)
})

test('a club whose site was put in place by a run that was killed is made again, and one that is removed is no club @OPS-1', async () => {
  await stamp()
  rmSync(`${into}-hosting/fuel.example.json`)
  rmSync(`${into}/plain.example`)
  expect([...(await clubsIn(into)).keys()]).toEqual(['grocer.example'])
  expect(await stamp()).toEqual(['made', 'unchanged', 'made'])
  expect([...(await clubsIn(into)).keys()]).toEqual(names)
})
