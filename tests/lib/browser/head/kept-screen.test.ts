// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptScreen, ScreenNode } from '#lib/browser/head/screen-node.ts'
import { placeKey, screenKey } from '#lib/browser/storage-keys.ts'

// The page of a test stands before its script.
vi.mock('#lib/browser/head/at-element.ts', () => ({
  atElement: (_: string, work: () => void) => work(),
}))

const root = document.documentElement
const day = 24 * 3600 * 1000
const screen = () => document.querySelector<HTMLElement>('[data-screen]')
const island = () => document.querySelector('astro-island') as HTMLElement
const tile: ScreenNode = [
  'li',
  { 'data-item': '7' },
  [
    ['a', { href: '/coupon/7' }, ['Coffee']],
    ['button', {}, ['Activate']],
  ],
]
const keep = (nodes: unknown, change: Partial<KeptScreen> = {}, owner = `${location.host}:1-2`) =>
  localStorage.setItem(
    screenKey(owner, location.pathname),
    JSON.stringify({ at: Date.now(), style: '/_astro/page.a1.css', lang: 'en', nodes, ...change }),
  )
const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/kept-screen.ts')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.keptOwner = `${location.host}:1-2`
  Element.prototype.checkVisibility = () => true
  root.dataset.session = 'member'
  root.lang = 'en'
  delete root.dataset.returns
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/_astro/page.a1.css">' +
    '<template data-after="style"><link rel="modulepreload" href="/a.js"><link rel="preload" as="font" href="/f.woff2"></template>'
  document.body.innerHTML = '<main><astro-island><div aria-busy="true">Loading</div></astro-island></main>'
})

afterEach(() => vi.restoreAllMocks())

test('a member who returns sees at once what she has seen last, until the island has its own @OFF-6', async () => {
  keep([tile])
  await openPage()
  expect(screen()?.textContent).toBe('CoffeeActivate')
  expect(screen()?.nextElementSibling).toBe(island())
  island().innerHTML = '<div aria-busy="true">Loading</div><p>Points</p>'
  await Promise.resolve()
  expect(screen()).not.toBe(null)
  island().innerHTML = '<a href="/coupon/7">Coffee</a>'
  await vi.waitFor(() => expect(screen()).toBe(null))
})

test('the letters of the club are asked for at once where this build has been seen, so that they are there for the first frame @OFF-6', async () => {
  const letters = () => document.querySelectorAll('head > [as=font]').length
  await openPage()
  expect([letters(), root.dataset.returns]).toEqual([0, undefined])
  keep([tile], { style: '/_astro/page.b2.css' })
  await openPage()
  expect([letters(), root.dataset.returns]).toEqual([0, undefined])
  keep([tile])
  await openPage()
  expect([letters(), root.dataset.returns]).toEqual([1, ''])
})

test('pictures wait for the frame with the words @OFF-6', async () => {
  keep([['img', { src: '/coffee.svg' }, []]])
  await openPage()
  expect(screen()?.querySelector('img')?.loading).toBe('lazy')
})

test('the focus stays on the same coupon, and a button that was pressed is pressed in the island @OFF-6', async () => {
  keep([['ul', {}, [tile]]])
  await openPage()
  screen()?.querySelector('button')?.click()
  screen()?.querySelector('a')?.focus()
  const pressed = vi.fn()
  island().addEventListener('click', ({ target }) => pressed((target as Element).id))
  island().innerHTML =
    '<li data-item="6"><a href="/coupon/7">Coffee</a><button>Activate</button></li>' +
    '<li data-item="7"><a href="/coupon/7" id="link">Coffee</a><button id="mine">Activate</button></li>'
  await vi.waitFor(() => expect(screen()).toBe(null))
  expect(pressed).toHaveBeenCalledExactlyOnceWith('mine')
  expect(document.activeElement?.id).toBe('link')
})

test('a press on a button that is another by now does nothing @OFF-6', async () => {
  keep([tile])
  await openPage()
  screen()?.querySelector('button')?.click()
  const pressed = vi.fn()
  island().addEventListener('click', pressed)
  island().innerHTML = '<li data-item="7"><button>Active</button></li>'
  await vi.waitFor(() => expect(screen()).toBe(null))
  expect(pressed).not.toHaveBeenCalled()
})

test.each<[string, Partial<KeptScreen>]>([
  ['another build', { style: '/_astro/page.b2.css' }],
  ['another language', { lang: 'bg' }],
  ['31 days ago', { at: Date.now() - 31 * day }],
  ['a clock that is a month ahead', { at: Date.now() + 31 * day }],
])('what was kept with %s is not shown @OFF-2 @OFF-6', async (_, change) => {
  keep([tile], change)
  await openPage()
  expect(screen()).toBe(null)
})

test('a visitor, and another member, see nothing of it @OFF-2', async () => {
  keep([tile], {}, `${location.host}:3-4`)
  await openPage()
  expect(screen()).toBe(null)
  keep([tile])
  root.dataset.session = 'visitor'
  await openPage()
  expect(screen()).toBe(null)
})

test.each<[string, unknown]>([
  ['an element that acts', [['script', {}, ['window.__hit=1']]]],
  ['a frame', [['iframe', { src: 'https://a.example' }, []]]],
  ['no element', [[7, {}, []]]],
  ['nothing', 5],
  ['a code whose time is over', [['section', { 'data-until': '1000' }, ['4711']]]],
])('a record that holds %s shows nothing of itself, and the page goes on @OFF-6 XS-01', async (_, nodes) => {
  keep(nodes)
  await openPage()
  expect(screen()).toBe(null)
  expect(island().textContent).toBe('Loading')
})

test('nothing in a record acts: no handler, no dangerous address, no markup @OFF-6 XS-01', async () => {
  keep([
    [
      'a',
      { href: 'javascript:window.__hit=1', onclick: 'window.__hit=1' },
      ['<img src=x onerror=window.__hit=1>'],
    ],
    ['a', { href: '//evil.example' }, ['a']],
    ['a', { href: 'https://shop.example/x', target: '_blank' }, ['b']],
    ['img', { src: 'javascript:window.__hit=1', onerror: 'window.__hit=1' }, []],
    ['button', { formaction: 'https://a.example', srcdoc: 'x', id: 'content' }, ['c']],
  ])
  await openPage()
  const elements = [...(screen()?.querySelectorAll('*') ?? [])]
  expect(
    elements.map((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`)),
  ).toEqual([
    [],
    [],
    ['href=https://shop.example/x', 'target=_blank', 'rel=noopener noreferrer'],
    ['referrerpolicy=no-referrer'],
    ['type=button'],
  ])
  expect(screen()?.querySelector('a')?.textContent).toBe('<img src=x onerror=window.__hit=1>')
})

test.each(['undefined', '{', '[]', '{"nodes":{}}'])(
  'what lies damaged there (%s) costs nobody her page @OFF-6',
  async (text) => {
    localStorage.setItem(screenKey(`${location.host}:1-2`, location.pathname), text)
    await openPage()
    expect(screen()).toBe(null)
  },
)

test('a step back into the middle of a list, and an island that was faster, show no kept screen @OFF-6', async () => {
  keep([tile])
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
  ])
  sessionStorage.setItem(placeKey(location.pathname), '{"item":"2","top":70,"drawn":2}')
  await openPage()
  expect(screen()).toBe(null)
  vi.restoreAllMocks()
  island().innerHTML = '<p>Coffee</p>'
  await openPage()
  expect(screen()).toBe(null)
})
