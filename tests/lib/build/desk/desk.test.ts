import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDesk, type DeskServer, type Listening, listen } from '#lib/build/desk/desk.ts'
import { handOver } from '#lib/build/desk/hand-over.ts'
import type { Past } from '#lib/build/desk/model.ts'
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
  site = await listen(async (request) => {
    asked.push(request.clone())
    const { pathname, origin } = new URL(request.url)
    if (pathname.includes('translations')) return Response.json({ data: { web: { 'coupons.title': 'Own' } } })
    if (pathname.includes('config/public'))
      return Response.json({
        data: {
          general: { 'HEADER.logo': `${origin}/logo.svg` },
          channel_id: `channel-${pathname.split('/')[5]}`,
        },
      })
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'X-Frame-Options': 'DENY',
        'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
      },
    })
  }, 0)
  mkdirSync(join(project.root, 'page'))
  writeFileSync(join(project.root, 'page/index.html'), '<p>desk</p>')
  desk = createDesk({
    root: project.root,
    site: `http://localhost:${site.port}`,
    page: join(project.root, 'page'),
    clubs: ['fuel', 'grocer'],
  })
})
afterAll(async () => {
  await site.close()
  project.remove()
})

const origin = 'http://localhost:4330'
const get = (path: string) => desk(new Request(origin + path))
const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
  desk(
    new Request(`${origin}/desk/api/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
      body: JSON.stringify(body),
    }),
  )

test('the page shows what is typed before anything is saved @DSK-1', async () => {
  await post('draft', { 'en|pages/pages.coupons.heading': 'Savings & more' })
  await post('draft', { 'bg|pages/pages.coupons.title': '</script>Отстъпки' })
  await post('draft', { 'bg|sentences/coupons.empty': 'Нищо.' })
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
  expect(british.data.web['coupons.empty']).toBe('No coupons at the moment')
  expect(british.data.web['coupons.backToList']).toBeTruthy()

  const { data } = await (await get('/wl/v1/platform/domain/fuel.bg/config/public')).json()
  expect(data.general['HEADER.logo']).toBe(`${origin}/logo.svg`)
})

test('a club’s own words are on its pages alone, before they are saved @DSK-4', async () => {
  await post('draft', {
    'bg|own:grocer/coupons.title': 'Ваучери',
    'bg|own:fuel/coupons.empty': 'Нищо ново.',
  })
  const wordsOf = async (club: string, address = 'bg') => {
    const headers = { 'channel-id': `channel-${club}` }
    const path = `/wl/v1/platform/config/translations/${address}`
    return (await (await desk(new Request(origin + path, { headers }))).json()).data.web
  }
  const common = 'Купони'
  expect(await wordsOf('grocer')).toMatchObject({
    'coupons.title': 'Ваучери',
    'frame.sidebar.title': 'От пазара за вас',
  })
  expect(await wordsOf('fuel')).toMatchObject({ 'coupons.title': common, 'coupons.empty': 'Нищо ново.' })
  expect(await wordsOf('nobody', 'bg?tenant=grocer')).toMatchObject({ 'coupons.title': 'Ваучери' })
  // A club that the desk does not have keeps what its platform says.
  expect(await wordsOf('nobody')).toMatchObject({ 'coupons.title': 'Own' })
  await post('draft', { 'bg|own:grocer/coupons.title': '' })
  expect(await wordsOf('grocer')).toMatchObject({ 'coupons.title': common })
})

test('no service worker keeps pages that are older than the words @DSK-1', async () => {
  const before = asked.length
  expect((await get('/sw.js')).status).toBe(404)
  expect(asked).toHaveLength(before)
})

test('only the desk’s own page on this computer changes words @DSK-1', async () => {
  const draft = { 'bg|pages/pages.coupons.title': 'Чуждо' }
  const statuses = await Promise.all([
    desk(new Request('http://evil.example/desk/')),
    post('draft', draft, { Origin: 'https://evil.example' }),
    post('draft', draft, { 'Content-Type': 'text/plain' }),
    // A program, or a page that hides where it comes from.
    desk(new Request(`${origin}/desk/api/save`, { method: 'POST' })),
    post('draft', draft, { 'Sec-Fetch-Site': 'same-site' }),
    desk(new Request(`${origin}/desk/api/desk`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })),
    desk(new Request(`${origin}/wl/v1/user/logout`, { method: 'POST', body: '{}' })),
    get('/desk/api/save'),
    post('toString', {}),
    get('/desk/api/nothing'),
    get('/desk/..%2f..%2fpackage.json'),
    get('/desk/nothing.html'),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([
    403, 403, 403, 403, 403, 403, 403, 404, 404, 404, 404, 404,
  ])
  const { drafts } = await (await get('/desk/api/desk')).json()
  expect(drafts['bg|pages/pages.coupons.title'].text).not.toBe('Чуждо')
})

test.each([
  'none|settings/../../../../evil/GENERAL.lang',
  '../../../evil|pages/pages.coupons.title',
  'en|pages/pages.nothing.title',
  'en|sentences/__proto__.polluted',
  'none|pages/pages.coupons.title',
  '',
])('a text that the desk does not have is neither kept nor written: %j @DSK-1', async (name) => {
  const before = project.read('.desk/drafts.json')
  const answer = await post('draft', { [name]: 'x' })
  expect([answer.status, await answer.json()]).toEqual([422, { error: 'The project has no such text.' }])
  expect(project.read('.desk/drafts.json')).toBe(before)
})

test('a draft of a text that the project has no more waits, and is never written @DSK-1', async () => {
  const own = copyProject()
  try {
    mkdirSync(join(own.root, '.desk'))
    const name = 'none|settings/../../../../../evil/GENERAL.lang'
    own.write(
      '.desk/drafts.json',
      JSON.stringify({ drafts: { [name]: { text: 'x', base: '' } }, behind: [] }),
    )
    const server = createDesk({ root: own.root, site: origin, page: own.root, clubs: ['fuel'] })
    const headers = { 'content-type': 'application/json', origin }
    const saved = await (
      await server(new Request(`${origin}/desk/api/save`, { method: 'POST', body: '{}', headers }))
    ).json()
    expect(saved).toMatchObject({ files: [], waiting: 1 })
    expect(saved.mistakes[name][0].sentence).toContain('The project has no such text')
  } finally {
    own.remove()
  }
})

test('a body beyond what an action needs is refused before it is read whole @DSK-1', async () => {
  let pulled = 0
  const large = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(500_000).fill(32))
      if (pulled === 20) controller.close()
    },
  })
  const answer = await desk(
    new Request(`${origin}/desk/api/draft`, {
      ...{ method: 'POST', body: large, duplex: 'half' },
      headers: { 'Content-Type': 'application/json', Origin: origin },
    } as RequestInit),
  )
  expect(answer.status).toBe(413)
  expect(pulled).toBeLessThan(6)
})

test.each([
  ['an address without a host', 'GET // HTTP/1.1\r\nHost: localhost'],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@b'],
  ['a method that no fetch knows', 'TRACE / HTTP/1.1\r\nHost: localhost'],
  ['no address of a page', 'OPTIONS * HTTP/1.1\r\nHost: localhost'],
])('%s ends nothing: the next request is answered @DSK-1', async (_, head) => {
  const server = await listen(desk, 0)
  try {
    const answered = await new Promise<string>((done, fail) => {
      const socket = connect(server.port, 'localhost', () =>
        socket.write(`${head}\r\nConnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => done(text))
      socket.on('error', fail)
    })
    expect(answered).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect((await fetch(`http://localhost:${server.port}/desk/`)).status).toBe(200)
  } finally {
    await server.close()
  }
})

test('the desk’s page may load nothing from elsewhere, and nobody may frame it @DSK-1', async () => {
  const answer = await get('/desk/')
  expect(await answer.text()).toBe('<p>desk</p>')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/https?:|\*|unsafe/)
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect((await get('/desk')).headers.get('location')).toBe('/desk/')
})

test('what is typed in the moment before it is saved is saved too @DSK-1', async () => {
  await post('save', { 'bg|pages/pages.rewards.title': 'Награди за вас' })
  expect(project.read('src/pages/_copy/bg.json')).toContain('"title": "Награди за вас"')
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
    // Git hosts answer a push with the address at which a request is opened.
    const hook = join(own.root, 'host.git/hooks/post-receive')
    writeFileSync(hook, '#!/bin/sh\necho "Create a pull request: https://git.example/club/new?a=1" >&2\n', {
      mode: 0o755,
    })
    own.change('src/lib/i18n/locales/bg.ts', "title: 'Купони'", "title: 'Отстъпки'")
    const second = handOver(own.root, '')
    expect(second).toEqual({
      branch: first.branch,
      address: 'https://git.example/club/new?a=1',
      sentence: `The words were sent as the branch ${first.branch}. Press the link to ask a colleague to look at them: they are published when a colleague has agreed.`,
    })
    rmSync(hook)
    expect(git(join(own.root, 'host.git'), 'log', '--format=%s', second.branch)).toBe(
      'Change the words of the portal\nSay it shorter\nBegin',
    )

    const server = createDesk({ root: own.root, site: origin, page: own.root, clubs: [] })
    const ask = (action: string, body: unknown) =>
      server(
        new Request(`${origin}/desk/api/${action}`, {
          ...{ method: 'POST', body: JSON.stringify(body) },
          headers: { 'content-type': 'application/json', origin },
        }),
      )
    await ask('draft', { 'bg|pages/pages.coupons.heading': 'Оферти' })
    own.change('src/lib/i18n/locales/bg.ts', "title: 'Отстъпки'", "title: 'Оферти'")
    git(own.root, 'remote', 'set-url', 'origin', `file://mara:secret@${join(own.root, 'host.git')}`)
    const third = await (await ask('hand-over', { about: '' })).json()
    expect(third.sentence).toMatch(
      / give its name to a developer.* when a colleague has agreed\. Not saved, and so not sent: 1\.$/,
    )
    expect(third.sentence).not.toContain('secret')
  } finally {
    own.remove()
  }
})

test('a marketer reads what a word has said before, who changed it and why, in one step @DSK-1', async () => {
  const own = copyProject()
  try {
    const commit = (who: string, about: string) => {
      git(own.root, 'add', '.')
      git(
        own.root,
        '-c',
        `user.name=${who}`,
        '-c',
        'user.email=m@example.com',
        'commit',
        '--quiet',
        '-m',
        about,
      )
    }
    git(own.root, 'init', '--quiet', '--initial-branch', 'main')
    commit('Dev', 'Begin')
    own.change('src/pages/_copy/bg.json', '"title": "Купони"', '"title": "Отстъпки"')
    own.change('src/lib/i18n/locales/bg.ts', "activate: 'Активиране'", "activate: 'Вземане'")
    own.change('tests/sandbox/tenants/grocer/bg.json', 'От пазара за вас', 'От градината')
    commit('Mara', 'Say it shorter')
    // Another text of the same files, and the same one in another place.
    own.change('src/pages/_copy/bg.json', '"heading": "Купони"', '"heading": "Отстъпки"')
    own.change('src/lib/i18n/locales/bg.ts', '  accessibility: {', '\n  // First.\n  accessibility: {')
    commit('Ivo', 'Say the heading')

    const server = createDesk({ root: own.root, site: origin, page: own.root, clubs: ['grocer'] })
    const ask = async (name: string) => {
      const path = `${origin}/desk/api/history?name=${encodeURIComponent(name)}`
      return (await server(new Request(path))).json()
    }
    const read = async (name: string) =>
      (await ask(name)).map(({ who, about, text }: Past) => [who, about, text])
    expect(await read('bg|pages/pages.coupons.title')).toEqual([
      ['Mara', 'Say it shorter', 'Отстъпки'],
      ['Dev', 'Begin', 'Купони'],
    ])
    expect(await read('bg|pages/pages.coupons.heading')).toEqual([
      ['Ivo', 'Say the heading', 'Отстъпки'],
      ['Dev', 'Begin', 'Купони'],
    ])
    // On one line with other words.
    expect(await read('bg|sentences/coupons.button.activate')).toEqual([
      ['Mara', 'Say it shorter', 'Вземане'],
      ['Dev', 'Begin', 'Активиране'],
    ])
    expect(await read('bg|sentences/coupons.button.active')).toEqual([['Dev', 'Begin', 'Активен']])
    expect(await read('bg|own:grocer/frame.sidebar.title')).toEqual([
      ['Mara', 'Say it shorter', 'От градината'],
      ['Dev', 'Begin', 'От пазара за вас'],
    ])
    expect(await read('en_GB|sentences/coupons.title')).toEqual([])
    expect((await ask('../bg|pages/pages.coupons.title')).error).toBe('The project has no such text.')
  } finally {
    own.remove()
  }
})
