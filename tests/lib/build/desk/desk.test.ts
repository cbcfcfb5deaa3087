import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colleagueGate } from '#lib/build/desk/colleague-gate.ts'
import { createDesk, type DeskServer } from '#lib/build/desk/desk.ts'
import { handOver, requestAddress } from '#lib/build/desk/hand-over.ts'
import { type Listening, listen } from '#lib/build/desk/listen.ts'
import { fieldOf, retold } from '#lib/build/desk/ui/shown-on-page.ts'
import { copyProject, type ProjectCopy } from '#support/desk-project.ts'

const page = `<!doctype html><html><head><title>Coupons</title><meta name="description" content="Old"></head>
<body><h1 data-copy="heading">Coupons</h1><script type="application/json" id="copy">${JSON.stringify({
  en: { skipLink: 'Skip', title: 'Coupons', description: 'Old', heading: 'Coupons' },
  bg: { skipLink: 'Skip', title: 'Купони', description: 'Old', heading: 'Купони' },
})}</script></body></html>`

let project: ProjectCopy
let site: Listening
let desk: DeskServer
let asked: Request[]

beforeAll(async () => {
  project = copyProject()
  asked = []
  site = await listen(
    async (request) => {
      asked.push(request.clone())
      const { pathname, origin } = new URL(request.url)
      if (pathname.includes('translations'))
        return Response.json({ data: { web: { 'coupons.title': 'Own' } } })
      if (pathname.includes('config/public'))
        return Response.json({
          data: { general: { 'VISUAL.color': { primary: '#111111' }, 'HEADER.logo': `${origin}/logo.svg` } },
        })
      return new Response(page, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'X-Frame-Options': 'DENY',
          'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
        },
      })
    },
    { port: 0, host: 'localhost' },
  )
  mkdirSync(join(project.root, 'page'))
  writeFileSync(join(project.root, 'page/desk.html'), '<p>desk</p>')
  desk = createDesk({
    root: project.root,
    site: `http://localhost:${site.port}`,
    page: join(project.root, 'page'),
    clubs: ['fuel'],
    share: async () => ['http://192.0.2.1:1/shown/x'],
  })
})
afterAll(async () => {
  await site.close()
  project.remove()
})

const origin = 'http://localhost:4330'
const get = (path: string) => desk.answer(new Request(origin + path))
const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
  desk.answer(
    new Request(`${origin}/desk/api/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )

test('the page shows what is typed before anything is saved @DSK-1', async () => {
  await post('draft', { name: 'en|pages/pages.coupons.heading', text: 'Savings & more' })
  await post('draft', { name: 'bg|pages/pages.coupons.title', text: '</script>Отстъпки' })
  await post('draft', { name: 'bg|sentences/coupons.empty', text: 'Нищо.' })
  await post('draft', { name: 'none|settings/fuel/VISUAL.color.primary', text: '#222222' })
  const answer = await get('/coupons?tenant=fuel.bg')
  const html = await answer.text()
  expect(html).toContain('<h1 data-copy="heading">Savings &amp; more</h1>')
  expect(html).toContain('"title":"\\u003c/script>Отстъпки"')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(answer.headers.has('x-frame-options')).toBe(false)
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const words = await (await get('/wl/v1/platform/config/translations/bg')).json()
  expect(words.data.web).toMatchObject({ 'coupons.empty': 'Нищо.', 'coupons.title': 'Own' })
  const british = await (await get('/wl/v1/platform/config/translations/en_GB')).json()
  expect(british.data.web['coupons.empty']).toBe('There are no coupons for you at the moment.')
  expect(british.data.web['coupons.backToList']).toBeTruthy()

  const { data } = await (await get('/wl/v1/platform/domain/fuel.bg/config/public')).json()
  expect(data.general).toMatchObject({
    'VISUAL.color.primary': '#222222',
    'VISUAL.color': { primary: '#222222' },
    'HEADER.logo': `${origin}/logo.svg`,
  })
})

test('what the club’s platform gives is told beside the form, and is no value of the form @DSK-1', async () => {
  const { given, texts } = await (await get('/desk/api/desk')).json()
  expect(given).toEqual({
    fuel: { 'VISUAL.color.primary': '#111111', 'HEADER.logo': `http://localhost:${site.port}/logo.svg` },
  })
  expect(texts.none).toEqual({})
})

test('no service worker keeps pages that are older than the words @DSK-1', async () => {
  const before = asked.length
  expect((await get('/sw.js')).status).toBe(404)
  expect(asked).toHaveLength(before)
})

test('only the desk’s own page on this computer changes words @DSK-1', async () => {
  const draft = { name: 'bg|pages/pages.coupons.title', text: 'Чуждо' }
  const statuses = await Promise.all([
    desk.answer(new Request('http://evil.example/desk/')),
    post('draft', draft, { Origin: 'https://evil.example' }),
    post('draft', draft, { 'Content-Type': 'text/plain' }),
    get('/desk/api/save'),
    get('/desk/api/nothing'),
    get('/desk/..%2f..%2fpackage.json'),
    get('/desk/nothing.html'),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404, 404, 404])
  const { drafts } = await (await get('/desk/api/desk')).json()
  expect(drafts['bg|pages/pages.coupons.title'].text).not.toBe('Чуждо')
})

test('the desk’s page may load nothing from elsewhere, and nobody may frame it @DSK-1', async () => {
  const answer = await get('/desk/')
  expect(await answer.text()).toBe('<p>desk</p>')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/https?:|\*|unsafe/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect((await get('/desk')).headers.get('location')).toBe('/desk/')
})

test('a picture is loaded in a page that can do nothing else, and tells its host nothing of the desk @DSK-1', async () => {
  const answer = await get('/desk/picture')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  )
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('a colleague sees the pages by her link alone, and never the desk @DSK-1', async () => {
  expect(await (await post('share', {})).json()).toEqual({ addresses: ['http://192.0.2.1:1/shown/x'] })
  const { answer, entrance } = colleagueGate(desk.show, 'secret')
  const visit = (path: string, cookie = '') =>
    answer(new Request(`http://192.0.2.1:1${path}`, { headers: { cookie } }))
  expect((await visit('/coupons')).status).toBe(403)
  expect((await visit('/shown/guess')).status).toBe(403)
  const opened = await visit(`${entrance}?page=%2Fcoupons%3Ftenant%3Dfuel.bg`)
  expect(opened.headers.get('location')).toBe('/coupons?tenant=fuel.bg')
  expect((await visit(`${entrance}?page=//evil.example`)).headers.get('location')).toBe('/?tenant=fuel')
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0]
  expect(await (await visit('/coupons', cookie)).text()).toContain('Savings &amp; more')
  expect(await (await visit('/desk/api/desk', cookie)).text()).toContain('<title>Page not found</title>')
})

const git = (root: string, ...args: readonly string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()

test('handing over sends the saved words, and nothing else, to the Git host on a branch of their own @DSK-1', async () => {
  const own = copyProject()
  try {
    git(own.root, 'init', '--quiet', '--initial-branch', 'main')
    git(own.root, 'config', 'user.email', 'm@example.com')
    git(own.root, 'config', 'user.name', 'Mara')
    git(own.root, 'add', '.')
    git(own.root, 'commit', '--quiet', '--message', 'Begin')
    expect(() => handOver(own.root, '')).toThrow('There is nothing to hand over: save a change first.')
    own.change('src/pages/_copy/bg.json', '"title": "Купони"', '"title": "Отстъпки"')
    own.write('src/notes.txt', 'mine')
    const first = handOver(own.root, 'Say it shorter')
    expect(first.branch).toMatch(/^words\/\d{4}-\d\d-\d\d-\d\d-\d\d$/)
    expect(first.sentence).toContain('has no Git host yet')
    expect(git(own.root, 'show', '--name-only', '--format=%s')).toBe(
      'Say it shorter\n\nsrc/pages/_copy/bg.json',
    )
    expect(git(own.root, 'status', '--porcelain')).toBe('?? src/notes.txt')

    git(own.root, 'init', '--quiet', '--bare', 'host.git')
    git(own.root, 'remote', 'add', 'origin', join(own.root, 'host.git'))
    own.change('src/lib/i18n/coupons/bg.ts', "title: 'Купони'", "title: 'Отстъпки'")
    const second = handOver(own.root, '')
    expect(second.branch).toBe(first.branch)
    expect(second.sentence).toBe(
      `The words were sent to ${join(own.root, 'host')}, as the branch ${first.branch}. Give this name to a developer, who opens the request: they are published when a colleague has agreed.`,
    )
    expect(git(join(own.root, 'host.git'), 'log', '--format=%s', second.branch)).toBe(
      'Change the words of the portal\nSay it shorter\nBegin',
    )

    const server = createDesk({ root: own.root, site: origin, page: own.root, clubs: [] })
    const ask = (action: string, body: unknown) =>
      server.answer(
        new Request(`${origin}/desk/api/${action}`, {
          ...{ method: 'POST', body: JSON.stringify(body) },
          headers: { 'content-type': 'application/json' },
        }),
      )
    await ask('draft', { name: 'bg|pages/pages.coupons.heading', text: 'Оферти' })
    own.change('src/lib/i18n/coupons/bg.ts', "title: 'Отстъпки'", "title: 'Оферти'")
    const { sentence } = await (await ask('hand-over', { about: '' })).json()
    expect(sentence).toMatch(/ when a colleague has agreed\. 1 text that is not saved stays here\.$/)
  } finally {
    own.remove()
  }
})

test.for([
  ['git@github.com:club/portal.git', 'https://github.com/club/portal/compare/words%2Fa?expand=1'],
  [
    'https://user:pass@gitlab.example.com/club/portal.git',
    'https://gitlab.example.com/club/portal/-/merge_requests/new?merge_request%5Bsource_branch%5D=words%2Fa',
  ],
  ['ssh://git@codeberg.org/club/portal.git', 'https://codeberg.org/club/portal/compare/main...words%2Fa'],
  [
    'https://bitbucket.org/club/portal',
    'https://bitbucket.org/club/portal/pull-requests/new?source=words%2Fa',
  ],
  ['/srv/portal.git', undefined],
  ['https://git.example.com/portal', undefined],
] as const)('the words that were sent to %s are looked at under %s @DSK-1', ([remote, address]) => {
  expect(requestAddress(remote, 'words/a')).toBe(address)
})

test('a sentence on the page is told anew as it is typed, with what it is filled in with @DSK-1', () => {
  const before = 'Valid for {n:number|number} {{minute|minutes}}.'
  expect(retold('Valid for 5 minutes.', before, 'Good for {n:number|number} {{min|mins}} only.')).toBe(
    'Good for 5 mins only.',
  )
  expect(retold('Valid for 5 minutes.', 'Valid today.', 'Good.')).toBeUndefined()
  expect(retold(' Activate ', 'Activate', 'Use it')).toBe('Use it')
  // What is only filled in fits everything, and so nothing.
  expect(retold('Anything', '{name}', 'x {name}')).toBeUndefined()
})

test('a word that is pressed on the page leads to its field @DSK-1', () => {
  const texts = [
    ['a', 'Valid {time}'],
    ['b', 'Valid for {n} {{minute|minutes}}'],
    ['c', ''],
  ] as const
  expect(fieldOf('Valid for 5 minutes', texts)).toBe('b')
  expect(fieldOf('Valid today', texts)).toBe('a')
  expect(fieldOf('Nothing of ours', texts)).toBeUndefined()
})
