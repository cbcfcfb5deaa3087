import { expect, test } from 'vitest'
import { closure } from '#lib/build/hosting/modules.ts'
import {
  aheadOf,
  entriesFor,
  preloadsOf,
  readPageCode,
  viewerPreloadsOf,
} from '#lib/build/hosting/page-code.ts'

const modules = new Map([
  ['/react.js', ['/runtime.js']],
  ['/runtime.js', []],
  ['/header.js', ['/react.js', '/words.js']],
  ['/words.js', ['/react.js']],
  ['/footer.js', ['/words.js', '/links.js']],
  ['/links.js', ['/footer.js']],
  ['/login.js', ['/words.js', '/form.js']],
  ['/form.js', []],
  ['/dashboard.js', ['/words.js', '/form.js', '/tiles.js']],
  ['/tiles.js', []],
  ['/portal.js', ['/session.js']],
  ['/session.js', []],
])
const island = (name: string, client: string, value = 'true') =>
  `<astro-island uid="1" component-url="/${name}.js" renderer-url="/react.js" client="${client}" opts="{&quot;name&quot;:&quot;X&quot;,&quot;value&quot;:${value}}">x</astro-island>`
const script = '<script type="module" src="/portal.js"></script>'
const preloads = (...parts: readonly string[]) => preloadsOf(modules, readPageCode(parts.join('')))

test('a module and all it imports is fetched once, even when modules import each other', () => {
  expect([...closure(modules, ['/footer.js'])].toSorted()).toEqual([
    '/footer.js',
    '/links.js',
    '/react.js',
    '/runtime.js',
    '/words.js',
  ])
})

test('what runs at once is preloaded, the most shared first, and no script element twice', () => {
  const found = preloads(island('header', 'load'), island('login', 'only'), script)
  expect(found.toSorted()).toEqual(
    [
      '/react.js',
      '/runtime.js',
      '/words.js',
      '/header.js',
      '/login.js',
      '/form.js',
      '/session.js',
    ].toSorted(),
  )
  expect(found.slice(0, 3).toSorted()).toEqual(['/react.js', '/runtime.js', '/words.js'])
})

test.each(['idle', 'visible', 'media'])('an island that waits (%s) brings nothing of its own', (client) => {
  const found = preloads(island('header', 'load'), island('footer', client))
  expect(found).not.toContain('/footer.js')
  expect(found).not.toContain('/links.js')
  expect(found).toContain('/words.js')
})

test('two faces preload what both need, and each what is its own', () => {
  const islands = [
    island('login', 'session', '&quot;visitor&quot;'),
    island('dashboard', 'session', '&quot;member&quot;'),
  ]
  expect(preloads(...islands).toSorted()).toEqual(['/form.js', '/react.js', '/runtime.js', '/words.js'])
  const code = readPageCode(islands.join(''))
  expect(viewerPreloadsOf(modules, code, 'member').toSorted()).toEqual(['/dashboard.js', '/tiles.js'])
  expect(viewerPreloadsOf(modules, code, 'visitor')).toEqual(['/login.js'])
  expect(viewerPreloadsOf(modules, readPageCode(island('header', 'load')), 'member')).toEqual([])
})

test('a face is counted with its own island and not with the other', () => {
  const code = readPageCode(
    island('login', 'session', '&quot;visitor&quot;') +
      island('dashboard', 'session', '&quot;member&quot;') +
      island('footer', 'visible') +
      script,
  )
  expect(entriesFor(code, 'visitor')).toEqual([
    '/portal.js',
    '/login.js',
    '/react.js',
    '/footer.js',
    '/react.js',
  ])
  expect(entriesFor(code, 'member')).toContain('/dashboard.js')
})

test('a page fetches ahead only what the next pages have and it has not', () => {
  const here = readPageCode(island('header', 'load') + island('login', 'idle'))
  const next = readPageCode(island('header', 'load') + island('dashboard', 'session', '&quot;member&quot;'))
  expect(aheadOf(modules, here, [next])).toEqual(['/dashboard.js', '/tiles.js'])
  expect(aheadOf(modules, here, [])).toEqual([])
})
