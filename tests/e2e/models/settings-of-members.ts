import type { Page } from 'playwright/test'
import { coloured, type Visit } from './setting-case.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const badge = (page: Page) => page.getByRole('banner').locator('.badge')
const points = (page: Page) => page.getByRole('banner').locator('.pill--tone_points')
const tile = (page: Page) => page.locator('main li[data-item] > div').first()
const press = (tone: string) => (page: Page) => page.locator(`main .button--tone_coupon-${tone}`).first()
const showAll = (page: Page) => page.locator('main .button--tone_home').first()
const deal = (page: Page) => page.locator('[data-aside] article:has(button.button--tone_sidebar)').first()
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Activate' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' })
const page = (title: string, target: string) => ({ title, link: { target, type: 'APP' } })
const network = (name: string) => (page: Page) => drawer(page).getByRole('link', { name })

/** Settings as a member sees them at a desk. */
export const members: Visit = {
  name: 'a member at a desk',
  who: 'verified',
  width: 1280,
  besides: { 'FOOTER.enabled': true },
  places: [
    {
      path: '/coupons',
      cases: [
        coloured('COUPON.ribbon', '#123abc', (page) => page.locator('.ribbon--tone_calm').first()),
        coloured('COUPON.tile', '#203040', tile),
        coloured('COUPON.tile_text', '#ffe8a0', tile, 'color'),
        coloured('COUPON.button_use', '#aa0055', press('use')),
        coloured('COUPON.button_use_text', '#ffffd0', press('use'), 'color'),
        coloured('COUPON.button_active', '#0055aa', press('active')),
        coloured('COUPON.button_active_text', '#ffffd1', press('active'), 'color'),
        coloured('COUPON.button_inactive', '#dddddd', press('inactive')),
        coloured('COUPON.button_inactive_text', '#330033', press('inactive'), 'color'),
        coloured('MENU.background', '#301030', (page) => menu(page).locator('xpath=../..')),
        coloured('MENU.text', '#ffd0ff', (page) => menu(page).getByRole('link').first(), 'color'),
        coloured(
          'MENU.underline',
          '#00ffaa',
          (page) => menu(page).locator('[aria-current=page]'),
          'border-bottom-color',
        ),
        coloured('MENU.unread_news_background', '#004400', badge),
        coloured('MENU.unread_news_text', '#d0ffd0', badge, 'color'),
        {
          setting: 'GENERAL.routes.items',
          value: [page('Cheaper', 'COUPONS'), page('Spent', 'transactions')],
          at: (page) => menu(page).getByRole('link', { name: 'Spent' }),
          seen: { attribute: ['href', '/transactions'] },
        },
        { setting: 'HEADER.show_points', value: true, at: points, seen: { count: 1 } },
        coloured('HEADER.points_pillbox', '#123456', points),
        coloured('HEADER.points_pillbox_text', '#ffeedd', points, 'color'),
        coloured('SIDEBAR.background', '#223311', deal),
        coloured('SIDEBAR.text', '#eeffdd', deal, 'color'),
        coloured('SIDEBAR.button', '#660011', (page) => deal(page).getByRole('button')),
        coloured('SIDEBAR.button_text', '#ffdde0', (page) => deal(page).getByRole('button'), 'color'),
        coloured(
          'SIDEBAR.button_divider',
          '#ff8800',
          (page) => deal(page).locator('> div:has(button)'),
          'border-top-color',
        ),
        {
          setting: 'GENERAL.receipts',
          value: true,
          at: (page) => page.locator('[data-aside] a[href="/receipts#upload"]'),
          seen: { count: 1 },
        },
      ],
    },
    {
      path: '/coupons',
      open: (page) => press('use')(page).click(),
      cases: [
        coloured('GENERAL.confirm_button_background', '#665500', confirm),
        coloured('GENERAL.confirm_button_text', '#fffad0', confirm, 'color'),
        {
          setting: 'COUPON.activation_minutes',
          value: '17',
          at: (page) => page.getByRole('dialog').getByText(/17\sminutes/),
          seen: { count: 1 },
        },
      ],
    },
    {
      path: '/',
      cases: [
        coloured('HOMEPAGE.button', '#775500', showAll),
        coloured('HOMEPAGE.button_text', '#fff0c0', showAll, 'color'),
      ],
    },
    {
      path: '/delivery-address',
      cases: [
        {
          setting: 'GENERAL.country',
          value: 'cz',
          at: (page) => page.getByLabel('Country'),
          seen: { holds: 'Czechia' },
        },
      ],
    },
    {
      path: '/news',
      open: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
      cases: [
        {
          setting: 'GENERAL.news_channels',
          value: ['offers'],
          at: (page) => page.locator('main li[data-item]'),
          seen: { count: 2 },
        },
        {
          setting: 'FOOTER.consents',
          value: true,
          at: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Terms of the club' }),
          seen: { count: 1 },
        },
      ],
    },
  ],
}

/** Settings as a member sees them on a phone. */
export const phones: Visit = {
  name: 'a member with a phone',
  who: 'verified',
  width: 390,
  places: [
    {
      path: '/coupons',
      open: (page) => page.getByRole('button', { name: 'Open the menu' }).click(),
      cases: [
        coloured('MENU.mobile_menu_background', '#401020', drawer),
        coloured('MENU.mobile_menu_text', '#ffe0f0', drawer, 'color'),
        ...(['Facebook', 'Instagram', 'TikTok'] as const).map((name) => ({
          setting: `GENERAL.${name.toLowerCase()}_link`,
          value: `https://example.com/${name}`,
          at: network(name),
          seen: { attribute: ['href', `https://example.com/${name}`] as const },
        })),
      ],
    },
  ],
}

/** Settings that take pages and parts of them away, or give them back. */
export const smallClubs: Visit = {
  name: 'a member of a club without the web area',
  who: 'verified',
  width: 1280,
  places: [
    {
      path: '/',
      cases: [
        {
          setting: 'GENERAL.dashboard',
          value: true,
          at: (page) => page.getByRole('region', { name: 'Popular coupons' }).getByRole('listitem').first(),
          seen: { count: 1 },
        },
        {
          setting: 'GENERAL.web',
          value: false,
          at: (page) => page.getByRole('navigation', { name: 'Your account' }),
          seen: { count: 0 },
        },
        {
          setting: 'GENERAL.card',
          value: false,
          at: (page) => page.locator('main a[href="/card"]'),
          seen: { count: 0 },
        },
      ],
    },
  ],
}
