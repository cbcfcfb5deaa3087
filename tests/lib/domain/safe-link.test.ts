import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footerLink, menuPath, safeImage, safeLink, safeUrl } from '#lib/domain/safe-link.ts'

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/** Addresses that have carried attacks: other schemes, hidden characters, borrowed hosts, ways out of a path. */
const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://club.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'ftp://club.example/',
  'intent://club.example#Intent;scheme=https;end',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2f/evil.example',
  '/..//evil.example',
  '/./x',
  '/x/..//evil.example',
  '/%5cevil.example',
  '/x/%2E%2e//evil.example',
  '/.git/config',
  '/a b',
  '/a\\b',
  '/coupon?next=//evil.example',
  '/coupon?next=https://evil.example',
  '/кафе',
  'coupons',
  '?x=1',
  '#x',
  '',
  '   ',
  'http:',
  'https://',
  'https://[::1',
  'https://club.example:99999/',
  'https://club.example@evil.example/',
  'https://user:secret@club.example/',
  `https://club.example/${'x'.repeat(2100)}`,
]

test.each(hostile)('the address %j gives no link @XS-17 @XS-19', (address) => {
  expect(safeLink(address)).toBeUndefined()
})

test('what is no text gives no link @XS-17 @XS-18', () => {
  for (const address of [null, undefined, 0, true, {}, ['https://club.example'], Symbol('x')])
    expect([safeLink(address), safeImage(address), menuPath(address)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
})

test.each([
  ['https://club.example', 'https://club.example/'],
  ['HTTPS://CLUB.EXAMPLE/A?b=c#d', 'https://club.example/A?b=c#d'],
  ['  http://club.example/a b\n', 'http://club.example/a%20b'],
  ['https:\\\\club.example', 'https://club.example/'],
  ['mailto:help@club.example?subject=Hi', 'mailto:help@club.example?subject=Hi'],
  ['tel:+421 900 123 456', 'tel:+421 900 123 456'],
  ['https://клуб.example/', 'https://xn--90ard6a.example/'],
])('the address %j leads out to %j @XS-17 @FRM-1 @FRM-8', (address, href) => {
  expect(safeLink(address)).toEqual({ href, external: true })
})

test('the longest address that browsers agree on is a link, a longer one is none @XS-17', () => {
  const address = (length: number) => 'https://club.example/'.padEnd(length, 'x')
  const path = (length: number) => '/'.padEnd(length, 'x')
  expect(safeLink(address(2048))?.href).toBe(address(2048))
  expect([safeLink, safeImage].map((read) => read(address(2049)))).toEqual([undefined, undefined])
  expect([safeImage(address(2048)), menuPath(path(2048))]).toEqual([address(2048), path(2048)])
  expect(menuPath(path(2049))).toBeUndefined()
})

test.each([
  '/',
  '/coupons',
  '/coupon/42',
  '/promo-code',
  '/a_b',
  '/page/AbC',
  '/page/v1.2',
  '/page/O%27Neil',
  '/coupons?show=free&utm_source=Mail.Club',
  '/page/help#Opening-hours',
  '/media/Week-1.pdf?v=2',
  '/Media/Week-1.pdf',
])('the address %j stays inside, as it is @XS-19 @FRM-12', (path) => {
  expect(safeLink(path)).toEqual({ href: path, external: false })
})

test.each([
  ['/Coupons', '/coupons'],
  ['/Page/AbC?Q=A.b', '/page/AbC?Q=A.b'],
  ['/PROFILE#Data', '/profile#Data'],
])('the page of %j is found whatever its case, and its id keeps it: %j @FRM-12', (address, href) => {
  expect(safeLink(address)).toEqual({ href, external: false })
})

test.each([
  ['page/AbC', '/page/AbC'],
  ['COUPONS', '/coupons'],
  ['Page/AbC?x=1#Top', '/page/AbC?x=1#Top'],
  ['/page/AbC', '/page/AbC'],
  ['', '/'],
  ['https://club.example/A', 'https://club.example/A'],
  ['mailto:help@club.example', 'mailto:help@club.example'],
  ['www.club.example', undefined],
  ['//evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('a link of the app may name its page without the slash: %j leads to %j @FRM-12', (target, href) => {
  expect(footerLink({ target, type: 'APP' })?.href).toBe(href)
})

test.each([
  'https://club.test@evil.test',
  '//club.test@evil.test/x',
  'http://:secret@evil.test',
  'ftp://club.test',
])('the address %j is none for a link, on whatever page it stands @XS-17', (address) => {
  expect(safeUrl(address, 'https://portal.example/page/1')).toBeUndefined()
})

test('whatever the address, a link is a plain path of this site or has an allowed scheme @XS-17', () => {
  const start = fc.constantFrom(...['', '/', '//', '/\\', 'https://', 'javascript:', 'data:', '\u0000', ' '])
  fc.assert(
    fc.property(start, fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (head, tail) => {
      const link = safeLink(head + tail)
      if (!link) return
      const url = new URL(link.href, 'https://portal.example')
      expect(schemes).toContain(url.protocol)
      expect(url.username).toBe('')
      if (!link.external) expect(url.origin).toBe('https://portal.example')
    }),
    { numRuns: 2000 },
  )
})

test('a picture comes over http or from this site, under its own name @XS-19 @RTE-9', () => {
  expect(safeImage('https://cdn.example/A.PNG')).toBe('https://cdn.example/A.PNG')
  expect(safeImage('/clubs/Fuel-1.svg')).toBe('/clubs/Fuel-1.svg')
  for (const address of ['mailto:a@b.example', 'tel:1', '//evil.example/x.png', '/\\evil.example', 'x.png']) {
    expect(safeImage(address)).toBeUndefined()
  }
  expect(safeImage('/clubs/Fuel-1.svg?v=3')).toBe('/clubs/Fuel-1.svg?v=3')
  for (const address of hostile) expect(safeImage(address)).toBeUndefined()
})

test('a menu entry gives the path of its lower-cased target @RTE-5', () => {
  expect(menuPath('Contest')).toBe('/contest')
  expect(menuPath(' /Summer-2026/Rules ')).toBe('/summer-2026/rules')
})

test('a menu entry cannot lead off this site, nor take a path that is taken @XS-20', () => {
  const targets = [
    '//evil',
    '..',
    '../x',
    '\\evil',
    'javascript:alert(1)',
    'https://evil.example',
    'a b',
    'İstanbul',
    'x?y',
    'x#y',
  ]
  for (const target of targets) expect(menuPath(target), target).toBeUndefined()
  expect(menuPath('Coupons', new Set(['/coupons']))).toBeUndefined()
  expect(menuPath('', new Set(['/']))).toBeUndefined()
})
