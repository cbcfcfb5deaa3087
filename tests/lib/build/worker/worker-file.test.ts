import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { portalList, type SiteParts, withMark, workerFile } from '#lib/build/worker/worker-file.ts'
import { filesAt, filesOf, type PortalBuild } from '#lib/worker/portal-build.ts'

const page = (name: string) =>
  `<html><head><link rel="stylesheet" href="/_astro/page.1.css"><link rel="modulepreload" href="/words/bg-0.1.js">` +
  `<link rel="preload" href="/_astro/latin.1.woff2" as="font"><template data-after="load"><link rel="prefetch" href="/_astro/next.1.js"></template></head>` +
  `<body><astro-island component-url="/_astro/${name}.1.js" client="painted">x</astro-island>` +
  `<astro-island component-url="/_astro/login.1.js" client="session" opts="{&quot;value&quot;:&quot;visitor&quot;}">x</astro-island></body></html>`

const site = (changed: Partial<SiteParts> = {}): SiteParts => ({
  pages: new Map(
    ['index', 'card', 'coupons', 'coupon', 'rewards', 'offline', 'pass-login', '404'].map((name) => [
      `${name}.html`,
      withMark(page(name)),
    ]),
  ),
  files: new Map([
    ['/_astro/react.1.js', 200_000],
    ['/_astro/index.1.js', 10],
    ['/_astro/card.1.js', 10],
    ['/_astro/coupons.1.js', 10],
    ['/_astro/coupon.1.js', 10],
    ['/_astro/rewards.1.js', 10],
    ['/_astro/offline.1.js', 10],
    ['/_astro/login.1.js', 10],
    ['/_astro/next.1.js', 10],
    ['/_astro/zoom.1.js', 10],
    ['/_astro/dialog.1.js', 10],
    ['/_astro/pdf.1.js', 600_000],
    ['/_astro/pdf-button.1.js', 10],
    ['/words/bg-0.1.js?f00d', 10],
    ['/_astro/page.1.css', 10],
    ['/_astro/latin.1.woff2', 10],
  ]),
  modules: new Map([
    ['/_astro/card.1.js', ['/_astro/react.1.js']],
    ['/_astro/zoom.1.js', ['/_astro/dialog.1.js', '/_astro/react.1.js']],
    ['/_astro/pdf-button.1.js', ['/_astro/pdf.1.js']],
  ]),
  late: new Map([['/_astro/card.1.js', ['/_astro/zoom.1.js', '/_astro/pdf-button.1.js']]]),
  ...changed,
})

test('the list has the pages of members alone, with the addresses of their details @OFF-1', () => {
  const list = portalList(site())
  expect(Object.keys(list.pages).toSorted()).toEqual([
    '/',
    '/card',
    '/coupon',
    '/coupons',
    '/offline',
    '/rewards',
  ])
  expect(list.first).toEqual(['/', '/card', '/coupons', '/coupon', '/offline'])
  expect(list.details).toEqual([['/coupon/', '/coupon']])
})

test('a page has the code of a member, its style sheet, its font and its language, and not what is for other pages @OFF-1', () => {
  expect(filesOf(portalList(site()), '/card').toSorted()).toEqual([
    '/_astro/card.1.js',
    '/_astro/latin.1.woff2',
    '/_astro/page.1.css',
    '/_astro/react.1.js',
    '/words/bg-0.1.js?f00d',
  ])
})

test('late parts of the first pages are on the list with what they need, large ones are not @OFF-1', () => {
  const list = portalList(site())
  expect(filesAt(list, list.late).toSorted()).toEqual(['/_astro/dialog.1.js', '/_astro/zoom.1.js'])
})

test('the name of a build changes with a page, and with a file, and with nothing else @OFF-3', () => {
  const { id } = portalList(site())
  expect(portalList(site()).id).toBe(id)
  const pages = new Map([...site().pages, ['card.html', withMark(`${page('card')} `)] as const])
  expect(portalList(site({ pages })).id).not.toBe(id)
  const files = new Map([...site().files, ['/_astro/new.1.js', 1] as const])
  expect(portalList(site({ files })).id).not.toBe(id)
  expect(portalList(site({ pages: new Map([...site().pages, ['404.html', 'x'] as const]) })).id).toBe(id)
})

test('the code of the worker finds the list, whatever it begins with @OFF-3', () => {
  const self: { found?: PortalBuild; portalBuild?: PortalBuild } = {}
  runInNewContext(workerFile('(() => { self.found = self.portalBuild })()', site()), { self })
  expect(self.found?.first).toEqual(['/', '/card', '/coupons', '/coupon', '/offline'])
})
