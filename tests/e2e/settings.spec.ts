import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** A setting, where it is seen, and how. */
interface Case {
  readonly setting: string
  readonly value: unknown
  readonly path: '/' | '/coupons' | '/profile'
  readonly selector: string
  readonly property: string
  readonly seen: string
}

const cases: readonly Case[] = [
  {
    setting: 'VISUAL.color',
    value: { background: '#f3e9ff', primary: '#5b21b6' },
    path: '/coupons',
    selector: 'body',
    property: 'background-color',
    seen: 'rgb(243, 233, 255)',
  },
  {
    setting: 'HEADER.background',
    value: '#102030',
    path: '/coupons',
    selector: 'header[data-bar], body > astro-island header',
    property: 'background-color',
    seen: 'rgb(16, 32, 48)',
  },
  {
    setting: 'HEADER.points_pillbox',
    value: '#123456',
    path: '/coupons',
    selector: 'header [data-points], header [class*="pill"]',
    property: 'background-color',
    seen: 'rgb(18, 52, 86)',
  },
  {
    setting: 'FOOTER.background',
    value: '#2a1a0a',
    path: '/profile',
    selector: 'footer',
    property: 'background-color',
    seen: 'rgb(42, 26, 10)',
  },
  {
    setting: 'COUPON.button_use',
    value: '#aa0055',
    path: '/coupons',
    selector: 'main [class*="tone_coupon-use"]',
    property: 'background-color',
    seen: 'rgb(170, 0, 85)',
  },
  {
    setting: 'COUPON.button_active',
    value: '#0055aa',
    path: '/coupons',
    selector: 'main [class*="tone_coupon-active"]',
    property: 'background-color',
    seen: 'rgb(0, 85, 170)',
  },
  {
    setting: 'COUPON.button_inactive',
    value: '#dddddd',
    path: '/coupons',
    selector: 'main [class*="tone_coupon-inactive"]',
    property: 'background-color',
    seen: 'rgb(221, 221, 221)',
  },
  {
    setting: 'HOMEPAGE.button',
    value: '#775500',
    path: '/',
    selector: 'main [class*="tone_home"]',
    property: 'background-color',
    seen: 'rgb(119, 85, 0)',
  },
]

const look = (page: Page, { selector, property }: Case): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

for (const one of cases)
  test(`a member of a club that sets ${one.setting} sees it without a new build @WHL-1`, async ({
    page,
    world,
  }) => {
    await world.controls.post('/settings', { tenant: 'fuel', general: { [one.setting]: one.value } })
    await world.signIn(page, 'verified')
    await page.goto(one.path)
    await expect.poll(() => look(page, one)).toBe(one.seen)
  })

test('the next page is in the club’s colours before any of its code runs @WHL-1', async ({ page, world }) => {
  await world.controls.post('/settings', {
    tenant: 'fuel',
    general: { 'VISUAL.color': { primary: '#5b21b6' } },
  })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('club:fuel') ?? '')).toContain('#5b21b6')
  // Parsed, but no module has run: those wait for the end of the document.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        const primary = getComputedStyle(document.documentElement).getPropertyValue('--visual-primary')
        sessionStorage.setItem('early-primary', primary)
      },
      { once: true },
    ),
  )
  await page.goto('/transactions')
  await expect(page.locator('main h1').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('early-primary'))).toBe('#5b21b6')
})

test('a club’s own CSS is applied, and sends nothing anywhere else @FRM-11 XS-22', async ({
  page,
  world,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  await world.controls.post('/settings', {
    tenant: 'fuel',
    general: {
      'GENERAL.custom_css':
        'main h1{letter-spacing:3px} body{background-image:url(https://elsewhere.example/a.png)} @import url(https://elsewhere.example/b.css);',
    },
  })
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('main h1').first()).toHaveCSS('letter-spacing', '3px')
  expect(foreign).toEqual([])
})

test('a coupon whose code is a QR code is held out as one @CPN-6', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const list = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}')
    const answer = await fetch('/wl/v1/coupons?offset=0&limit=100', {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { data } = await answer.json()
    const details = await Promise.all(
      data.coupons.slice(0, 40).map(async ({ id, points }: { id: string; points?: number }) => {
        const one = await fetch(`/wl/v1/coupon/${id}`, { headers: { Authorization: `Bearer ${token}` } })
        return { ...(await one.json()).data.coupon, points }
      }),
    )
    return details
      .filter(({ code_format, activated }) => code_format === 'qr' && !activated)
      .map(({ id }) => String(id))
  })
  await page.goto(`/coupon/${list.at(-1)}`)
  await page.locator('main [class*="tone_coupon-use"]').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(page).toHaveURL('/coupons')
  await page.goto(`/coupon/${list.at(-1)}`)
  const picture = page.getByRole('img', { name: /as a picture$/ })
  await expect(picture).toBeVisible()
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
  expect(Math.round(width)).toBe(Math.round(height))
})
