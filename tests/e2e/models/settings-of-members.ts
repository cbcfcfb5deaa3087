import type { Page } from 'playwright/test'
import { coloured, type SettingCase, type Visit } from './setting-case.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const badge = (page: Page) => page.getByRole('banner').locator('.badge')
const points = (page: Page) => page.getByRole('banner').locator('.pill--tone_points')
const showAll = (page: Page) => page.locator('#content .button--tone_home').first()
const deal = (page: Page) => page.locator('[data-aside] article:has(button.button--tone_sidebar)').first()
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Activate' })
const page = (title: string, target: string) => ({ title, link: { target, type: 'APP' } })

const tile = (page: Page) => page.locator('#content li[data-item] > div > div').first()

/** The first button of a tone among the coupons of a page. */
const press = (tone: string) => (page: Page) => page.locator(`#content .button--tone_coupon-${tone}`).first()

/** The colours of coupons, in their list. */
const couponColours: readonly SettingCase[] = [
  coloured('COUPON.ribbon', '#123abc', (page) => page.locator('.ribbon--tone_calm').first()),
  coloured('COUPON.tile', '#203040', tile),
  coloured('COUPON.tile_text', '#ffe8a0', tile, 'color'),
  coloured('COUPON.button_use', '#aa0055', press('use')),
  coloured('COUPON.button_use_text', '#ffffd0', press('use'), 'color'),
  coloured('COUPON.button_active', '#0055aa', press('active')),
  coloured('COUPON.button_active_text', '#ffffd1', press('active'), 'color'),
  coloured('COUPON.button_inactive', '#dddddd', press('inactive')),
  coloured('COUPON.button_inactive_text', '#330033', press('inactive'), 'color'),
]

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
        ...couponColours,
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
      path: '/account-access',
      cases: [
        {
          setting: 'MEMBER_AUTHENTICATION.password_change',
          value: true,
          at: (page) => page.getByRole('main').getByRole('button', { name: 'Change password' }),
          seen: { count: 1 },
        },
      ],
    },
    {
      path: '/stores',
      cases: [
        {
          setting: 'STORES.map_style',
          value: '/__sandbox/assets/map-style.json',
          at: (page) => page.getByRole('main').getByRole('button', { name: 'Map', exact: true }),
          seen: { count: 1 },
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
          at: (page) => page.locator('#content li[data-item]'),
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
