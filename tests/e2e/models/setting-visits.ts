import type { Page } from 'playwright/test'
import { coloured, type Visit } from './setting-case.ts'
import { members } from './settings-of-members.ts'
import { visitors } from './settings-of-visitors.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' })
const network = (name: string) => (page: Page) => drawer(page).getByRole('link', { name })

/** Settings as a member sees them on a phone. */
const phones: Visit = {
  name: 'a member with a phone',
  who: 'verified',
  width: 390,
  places: [
    {
      path: '/coupons',
      open: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
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
const smallClubs: Visit = {
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
          at: (page) => page.locator('#content a[href="/card"]'),
          seen: { count: 0 },
        },
      ],
    },
  ],
}

/** The visits that change the settings and look at the result: every setting of the catalogue, once. */
export const visits: readonly Visit[] = [visitors, members, phones, smallClubs]
