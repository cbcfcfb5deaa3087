import type { Locator, Page } from 'playwright/test'
import { coloured, type SettingCase, styled, type Visit } from './setting-case.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const link = (title: string, target: string) => ({ title, link: { target, type: 'URL_BLANK' } })

const column = (n: 1 | 2 | 3, heading: string): readonly SettingCase[] => {
  const at = (page: Page): Locator => footer(page).getByRole('region', { name: heading })
  const target = `https://club.example/${n}`
  return [
    { setting: `FOOTER.column${n}.enabled`, value: true, at, seen: { count: 1 } },
    {
      setting: `FOOTER.column${n}.text`,
      value: heading,
      at: (page) => at(page).getByRole('heading'),
      seen: { text: heading },
    },
    {
      setting: `FOOTER.column${n}.links.items`,
      value: [link(`To ${heading}`, target)],
      at: (page) => at(page).getByRole('link', { name: `To ${heading}` }),
      seen: { attribute: ['href', target] },
    },
  ]
}

/** Settings as a visitor sees them. */
export const visitors: Visit = {
  name: 'a visitor',
  who: 'visitor',
  width: 1280,
  places: [
    {
      path: '/accessibility',
      cases: [
        {
          setting: 'GENERAL.contact',
          value: 'ask@club.example',
          at: (page) => page.getByRole('main').locator('a[href^="mailto:"]'),
          seen: { attribute: ['href', 'mailto:ask@club.example'] },
        },
      ],
    },
    {
      path: '/privacy',
      cases: [
        {
          setting: 'GENERAL.figures_url',
          value: '/__sandbox/figures/settings',
          at: (page) => page.getByRole('main').getByText('La vitesse des pages pour vous', { exact: false }),
          seen: { count: 1 },
        },
        {
          setting: 'GENERAL.figures_share',
          value: 0.25,
          at: (page) =>
            page.getByRole('main').getByText('Le hasard choisit 25 visites sur 100', { exact: false }),
          seen: { count: 1 },
        },
      ],
    },
    {
      path: '/pass-login',
      // The footer is drawn when it nears.
      open: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
      cases: [
        {
          setting: 'GENERAL.lang',
          value: 'fr',
          at: (page) => page.locator('html'),
          seen: { attribute: ['lang', 'fr'] },
        },
        coloured('VISUAL.color.background', '#f3e9ff', (page) => page.locator('body')),
        styled('VISUAL.dark', false, (page) => page.locator('html'), 'color-scheme', 'light only'),
        coloured('VISUAL.color.primary', '#5b21b6', (page) => page.locator('#content button[type=submit]')),
        styled(
          'GENERAL.custom_css',
          'main h1 { letter-spacing: 3px }',
          (page) => page.locator('#content h1').first(),
          'letter-spacing',
          '3px',
        ),
        {
          setting: 'GENERAL.auth_img.url',
          value: '/favicon.svg',
          at: (page) => page.locator('[data-picture] img'),
          seen: { attribute: ['src', '/favicon.svg'] },
        },
        coloured('HEADER.background', '#102030', header),
        styled('HEADER.border', '#ff0000', header, 'box-shadow', 'rgb(255, 0, 0) 0px 4px 0px 0px inset'),
        coloured('HEADER.border_bottom', '#00ff00', header, 'border-bottom-color'),
        styled('HEADER.border_thickness', 4, header, 'border-bottom-width', '4px'),
        styled('HEADER.height', '90', (page) => header(page).locator('> div'), 'height', '90px'),
        {
          setting: 'HEADER.logo',
          value: '/favicon.svg',
          at: (page) => header(page).locator('img'),
          seen: { attribute: ['src', '/favicon.svg'] },
        },
        {
          setting: 'HEADER.logo_link',
          value: 'https://club.example/',
          at: (page) => header(page).getByRole('link'),
          seen: { attribute: ['href', 'https://club.example/'] },
        },
        styled('HEADER.logo_width', 200, (page) => header(page).locator('img'), 'width', '200px'),
        { setting: 'FOOTER.enabled', value: true, at: footer, seen: { count: 1 } },
        coloured('FOOTER.background', '#2a1a0a', footer),
        coloured('FOOTER.text', '#ffe8a0', footer, 'color'),
        ...column(1, 'Uno'),
        ...column(2, 'Due'),
        ...column(3, 'Tre'),
      ],
    },
    {
      path: '/',
      cases: [
        {
          setting: 'MEMBER_AUTHENTICATION.sms_login',
          value: true,
          at: (page) => page.locator('#content input[type=tel]'),
          seen: { count: 1 },
        },
        {
          setting: 'MEMBER_AUTHENTICATION.passkeys',
          value: true,
          at: (page) => page.locator('#content form ~ div button'),
          seen: { count: 1 },
        },
      ],
    },
    {
      path: '/register',
      cases: [
        {
          setting: 'REGISTER.card_verify',
          value: true,
          at: (page) => page.locator('#content form [name=card_number]'),
          seen: { count: 1 },
        },
        {
          setting: 'REGISTER.virtual_card',
          value: true,
          at: (page) => page.locator('#content a[href$="?card=virtual"]'),
          seen: { count: 1 },
        },
      ],
    },
  ],
}
