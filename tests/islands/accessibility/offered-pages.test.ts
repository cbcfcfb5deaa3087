import { expect, test } from 'vitest'
import { offeredPages } from '#islands/accessibility/offered-pages.ts'
import { readSettings } from '#lib/config/settings.ts'

const link = (title: string, target: string, type = 'APP') => ({ title, link: { target, type } })
const member = { isMember: true, hasLeaflets: false, hasStores: false, hasNoStores: false }
const visitor = { ...member, isMember: false }
const pathsFor = (general: Readonly<Record<string, unknown>>, who = member) =>
  offeredPages(readSettings(general), who, own).map(({ path }) => path)

/** The pages that the portal leads to by itself, of all clubs. */
const own = [
  ...['/', '/coupons', '/rewards', '/my-rewards', '/perks', '/news', '/transactions', '/card', '/receipts'],
  ...['/promo-code', '/profile', '/profile-edit', '/account-access', '/delivery-addresses', '/register'],
  ...['/privacy', '/accessibility', '/leaflets', '/stores'],
]

/** The pages that a club leads to without setting anything. */
const always = [
  ...['/', '/coupons', '/rewards', '/my-rewards', '/perks', '/news', '/transactions', '/card', '/promo-code'],
]
const account = ['/profile', '/profile-edit', '/account-access', '/delivery-addresses']
const everyones = ['/privacy', '/accessibility']

test('a member of a club that has set nothing finds all that the portal leads to @ACC-1', () => {
  expect(pathsFor({})).toEqual([...always, ...account, ...everyones])
})

test('what the menu names stands first, once, under the club’s title @ACC-1', () => {
  const items = [link('Our shops', 'STORES'), link('Deals', 'coupons'), link('Again', '/coupons/')]
  expect(offeredPages(readSettings({ 'GENERAL.routes.items': items }), member, own).slice(0, 4)).toEqual([
    { path: '/', title: undefined },
    { path: '/stores', title: 'Our shops' },
    { path: '/coupons', title: 'Deals' },
    { path: '/rewards', title: undefined },
  ])
})

test('pages that the footer names are in the list where the footer shows them, their ids as they are @ACC-1 @FRM-12', () => {
  const general = {
    'FOOTER.enabled': true,
    'FOOTER.consents': true,
    'FOOTER.column1': { enabled: true, links: { items: [link('Behind the consents', 'page/one')] } },
    'FOOTER.column2': {
      enabled: true,
      links: {
        items: [
          link('About', 'page/about'),
          link('Another site', 'https://example.com', 'URL_BLANK'),
          link('Help', '/page/Help?from=footer', 'URL_BLANK'),
          link('No page', 'nowhere'),
        ],
      },
    },
    'FOOTER.column3': { enabled: false, links: { items: [link('Switched off', 'page/three')] } },
  }
  expect(pathsFor(general)).toEqual([
    '/',
    '/page/about',
    '/page/Help',
    ...always.slice(1),
    ...account,
    ...everyones,
  ])
  expect(pathsFor({ ...general, 'FOOTER.enabled': false })).not.toContain('/page/about')
  expect(pathsFor(general, visitor)).toEqual(['/', '/register', ...everyones])
})

test.each([
  ['receipts', { 'GENERAL.receipts': true }, member, '/receipts'],
  ['leaflets', {}, { ...member, hasLeaflets: true }, '/leaflets'],
  ['stores', {}, { ...member, hasStores: true }, '/stores'],
] as const)('a club that has %s lists them @ACC-1', (_, general, who, path) => {
  expect(pathsFor(general, who)).toContain(path)
  expect(pathsFor({})).not.toContain(path)
})

test.each([
  ['a card', { 'GENERAL.card': false }, member, '/card'],
  [
    'stores',
    { 'GENERAL.routes.items': [link('Shops', 'stores')] },
    { ...member, hasNoStores: true },
    '/stores',
  ],
  ['news in its header', { 'GENERAL.web': false, 'GENERAL.dashboard': true }, member, '/news'],
] as const)('a club without %s does not list them @ACC-1', (_, general, who, path) => {
  expect(pathsFor(general, who)).not.toContain(path)
})

test('a member of a club without the web area finds the smaller table alone @ACC-1 @RTE-3', () => {
  expect(pathsFor({ 'GENERAL.web': false })).toEqual(['/', '/profile-edit', '/account-access', ...everyones])
})
