// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepScreen } from '#lib/browser/idle/keep-screen.ts'
import { screenKey } from '#lib/browser/storage-keys.ts'

const ann = 'fuel:1-2'
const root = document.documentElement
const draw = (html: string) => {
  document.body.innerHTML = `<main><astro-island>${html}</astro-island></main>`
}
const keptNodes = (path = location.pathname) =>
  JSON.parse(localStorage.getItem(screenKey(ann, path)) ?? '{}').nodes

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/coupons')
  Element.prototype.checkVisibility = () => true
  root.dataset.session = 'member'
  root.lang = 'en'
  document.head.innerHTML = '<link rel="stylesheet" href="/_astro/page.a1.css">'
})

test('what a member leaves is kept: words, looks and addresses, and nothing that acts @OFF-6', () => {
  draw(
    '<ul class="list" id="r1"><li data-item="7"><a href="/coupon/7" aria-describedby="r2">Coffee</a>' +
      '<img src="/cup.svg" alt="" onerror="window.__hit=1"><button type="button" class="b">Activate</button></li></ul>',
  )
  keepScreen(ann)
  expect(keptNodes()).toEqual([
    [
      'ul',
      { class: 'list' },
      [
        [
          'li',
          { 'data-item': '7' },
          [
            ['a', { href: '/coupon/7' }, ['Coffee']],
            ['img', { src: '/cup.svg', alt: '' }, []],
            ['button', { class: 'b' }, ['Activate']],
          ],
        ],
      ],
    ],
  ])
  expect(JSON.parse(localStorage.getItem(screenKey(ann, '/coupons')) ?? '')).toMatchObject({
    lang: 'en',
    style: '/_astro/page.a1.css',
  })
})

test('what comes after the page is drawn, on the next visit too, is not kept @OFF-6 @WAL-1', () => {
  draw('<p>Coffee</p><div data-late=""><a href="https://wallet.example/pass">Add to Apple Wallet</a></div>')
  keepScreen(ann)
  expect(keptNodes()).toEqual([['p', {}, ['Coffee']]])
})

test.each([
  ['is still on its way', '<div aria-busy="true"></div>'],
  ['tells of a failure', '<p role="alert">Please try again.</p>'],
  ['says that the network is away', '<div data-passing="">You are offline.</div>'],
  ['has a field', '<form><input name="phone" value="0888"></form>'],
])('a screen that %s is not kept, and the one before stays @OFF-6', (_, html) => {
  draw('<p>Coffee</p>')
  keepScreen(ann)
  draw(html)
  keepScreen(ann)
  expect(keptNodes()).toEqual([['p', {}, ['Coffee']]])
})

test('a page that still shows what was kept, that its club lacks, or that a visitor sees is not kept @OFF-6', () => {
  draw('<p>Coffee</p>')
  document.querySelector('astro-island')?.before(Object.assign(document.createElement('div')))
  document.querySelector('main div')?.setAttribute('data-screen', '')
  keepScreen(ann)
  document.querySelector('main div')?.remove()
  root.dataset.session = 'visitor'
  keepScreen(ann)
  root.dataset.session = 'member'
  root.dataset.fallback = 'requested'
  keepScreen(ann)
  delete root.dataset.fallback
  expect(localStorage).toHaveLength(0)
  keepScreen(ann)
  expect(localStorage).toHaveLength(1)
})

test('what lies far below the screen is not kept @OFF-6', () => {
  draw('<p>Near</p><p>Far</p>')
  const [, far] = document.querySelectorAll('p')
  vi.spyOn(far as Element, 'getBoundingClientRect').mockReturnValue({ top: innerHeight * 2 } as DOMRect)
  keepScreen(ann)
  expect(keptNodes()).toEqual([['p', {}, ['Near']]])
})

test('the oldest of many screens gives way, and a very long one is not kept @OFF-6', () => {
  vi.useFakeTimers()
  for (let page = 0; page < 20; page++) {
    vi.setSystemTime(1000 + page)
    history.replaceState(null, '', `/coupon/${page}`)
    draw(`<p>${page}</p>`)
    keepScreen(ann)
  }
  vi.useRealTimers()
  expect(localStorage).toHaveLength(12)
  expect(keptNodes('/coupon/8')).toEqual([['p', {}, ['8']]])
  expect(keptNodes('/coupon/7')).toBeUndefined()
  draw(`<p>${'x'.repeat(60_000)}</p>`)
  keepScreen(ann)
  expect(localStorage).toHaveLength(11)
})
