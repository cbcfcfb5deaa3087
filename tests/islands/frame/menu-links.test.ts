import { expect, test } from 'vitest'
import { menuEntries } from '#islands/frame/menu-links.tsx'

const item = (target: string, type = 'APP', title = target) => ({ title, link: { target, type } })
const entries = (items: ReturnType<typeof item>[], pathname = '/profile', web = true) =>
  menuEntries({
    home: 'Home',
    items,
    has: ({ withoutWeb }) => web || withoutWeb === true,
    pathname,
  })
const hrefs = (...targets: string[]) => entries(targets.map((target) => item(target))).map(({ href }) => href)

test('a member finds Home first, then the configured items in their order @FRM-3 @RTE-5', () => {
  expect(entries([item('COUPONS', 'APP', 'Our coupons'), item('rewards', 'APP', 'Gifts')])).toEqual([
    { title: 'Home', href: '/', newTab: false, current: undefined },
    { title: 'Our coupons', href: '/coupons', newTab: false, current: undefined },
    { title: 'Gifts', href: '/rewards', newTab: false, current: undefined },
  ])
})

test('a target in capitals, or with a slash, gives the path in lower case @RTE-5', () => {
  expect(hrefs('Coupons', '/NEWS', ' receipts ')).toEqual(['/', '/coupons', '/news', '/receipts'])
})

test.for(['//evil', 'javascript:alert(1)'])('a target such as %j has no entry @RTE-5 @XS-20', (target) => {
  expect(hrefs(target)).toEqual(['/'])
})

test('a target named twice, or that is the start page, has one entry @RTE-5 @XS-20', () => {
  expect(hrefs('', '/', 'coupons', 'Coupons', 'coupons/')).toEqual(['/', '/coupons'])
})

test('another site opens in a new tab for URL_BLANK, in the same for URL_EMBED, and never for an app link @RTE-5', () => {
  const site = 'https://shop.example/'
  expect(entries([item(site, 'URL_BLANK')])[1]).toMatchObject({ href: site, newTab: true })
  expect(entries([item(site, 'BUTTON_URL_EMBED')])[1]).toMatchObject({ href: site, newTab: false })
  expect(entries([item(site, 'APP')])).toHaveLength(1)
})

test.for([
  ['/coupons', 'page'],
  ['/coupons.html', 'page'],
  ['/coupons/', 'page'],
  ['/coupon/7', 'true'],
  ['/rewards', undefined],
] as const)('on %s the entry of the coupons is current: %s @FRM-3', ([pathname, current]) => {
  expect(entries([item('coupons')], pathname)[1]?.current).toBe(current)
})

test('on the start page Home is current @FRM-3', () => {
  expect(entries([], '/')[0]?.current).toBe('page')
  expect(entries([], '/index.html')[0]?.current).toBe('page')
})

test('without the web area only entries remain whose pages are still there @RTE-3', () => {
  const items = ['coupons', 'profile-edit', 'partners'].map((target) => item(target))
  expect(entries(items, '/', false).map(({ href }) => href)).toEqual(['/', '/profile-edit', '/partners'])
})
