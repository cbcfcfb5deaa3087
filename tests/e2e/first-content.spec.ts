import type { Page } from 'playwright/test'
import { clubFreshKey, keyOfTenant, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { running } from '../lib/html/payloads.ts'
import { expect, test } from './fixtures.ts'
import { sideways } from './models/accessible.ts'
import { openBeforeIsland } from './models/first-content.ts'
import { dangers, policyReports, touched } from './models/hostile.ts'

const first = (page: Page) => page.locator('[data-first]')

/** A list, and a detail that no other journey opens before its island, with a text that only the platform's answer holds. */
const pages = [
  ['/coupons', 'coupons.island', 'Free flat white with 30 litres'],
  ['/reward/mug', 'reward.island', 'Enamel travel mug'],
] as const

test.describe(() => {
  // The browser and Astro report the file that is gone.
  test.use({ expectedErrors: /^console: / })

  for (const [path, island, text] of pages)
    test(`a member whose phone never gets the code of ${path} reads its first content, and a line that says what is wrong @FST-1 FT-24`, {
      tag: path === '/coupons' ? ['@gate'] : [],
    }, async ({ page, world }) => {
      // As on a phone, or at 400 %.
      await page.setViewportSize({ width: 320, height: 640 })
      await world.signIn(page, 'verified')
      // The club is known from here on; nothing of the page itself is kept.
      await page.goto('/page/about')
      await expect(page.getByRole('heading', { level: 1, name: 'About the club' })).toBeVisible()
      await page.route(`**/_astro/${island}.*`, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(path)
      await expect(page.locator('#fault')).toContainText('reload')
      await expect(first(page).getByText(text).first()).toBeVisible()
      expect(await sideways(page)).toBeLessThanOrEqual(0)
    })
})

test.describe(() => {
  test.use({ expectedErrors: policyReports })

  test('nothing of a hostile answer runs in the first content of /coupons @FST-1 XS-01', {
    tag: '@gate',
  }, async ({ page, world }) => {
    const coupons = running.map((payload, index) => ({
      id: `${index}${payload}`,
      image: `javascript:${payload}`,
      name: payload,
    }))
    await world.signIn(page, 'verified')
    await world.fault({ endpoint: 'listCoupons', status: 200, body: { data: { coupons } } })
    await openBeforeIsland(page, '/coupons', 'coupons.island', '/404.html')
    await expect(first(page)).toContainText('__hit')
    expect(await touched(page, '[data-first]')).toBe(0)
    expect((await dangers(page, '[data-first]')).filter((name) => name !== 'svg')).toEqual([])
  })
})

test('a member who signs in after another sees nothing of hers, even where the platform does not answer @FST-1 SES-11', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/card')
  await expect(page.getByText('Olivia Brennan')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Olivia')
  await world.signIn(page, 'zero')
  await page.evaluate((name) => localStorage.setItem(name, 'another'), keyOfTenant(sessionIdKey, 'fuel'))
  await world.fault({ endpoint: 'getMember', hang: true })
  await page.route('**/_astro/card.island.*', () => {})
  await page.goto('/card', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(first(page)).toHaveCount(0)
  await expect(page.getByText('Olivia Brennan')).toHaveCount(0)
})

test('a member whose session the platform refuses at first sees nothing before it is renewed, and then her coupons @FST-1 @SES-3', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await world.fault({ endpoint: 'listCoupons', times: 1, status: 401, body: '' })
  const refused = page.waitForResponse((response) => response.status() === 401)
  const release = await openBeforeIsland(page, '/coupons', 'coupons.island')
  await refused
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  await expect(first(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('link', { name: 'Free flat white with 30 litres' })).toBeVisible()
})

test('a member who leaves her home before its code is there finds her first coupons on her next visit too @FST-1 @OFF-6', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openBeforeIsland(page, '/', 'dashboard.island', '/page/about')
  const coupons = first(page).getByRole('listitem')
  await expect(coupons).toHaveCount(4)
  // The rest of the page runs, and would keep what it shows.
  await expect(page.getByText('4,250.5', { exact: true })).toBeVisible()
  await page.goto('/404.html')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(coupons).toHaveCount(4)
})

test('a member with a phone reads her points in the header before its code is there, and the same pill when it is @FRM-1 @FST-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified')
  const release = await openBeforeIsland(page, '/rewards', 'frame.island', '/404.html')
  // What CSS writes is no text of the page.
  const pill = page.locator('header > div > div > div > span').first()
  const text = () => pill.evaluate((element) => getComputedStyle(element, '::before').content)
  await expect(pill).toBeVisible()
  expect(await text()).toBe('"4,250.5"')
  const before = await pill.boundingBox()
  release()
  await expect(page.getByText('You have 4,250.5 points', { exact: true })).toBeAttached()
  await expect(pill).toBeHidden()
  expect(await page.getByText('4,250.5', { exact: true }).locator('..').boundingBox()).toEqual(before)
})

test('what is stored of a club is asked for anew once the list stands @FST-1 @WHL-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/page/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About the club' })).toBeVisible()
  // As another tab would find it.
  await page.evaluate((name) => sessionStorage.removeItem(name), clubFreshKey('fuel'))
  const answer = Promise.withResolvers<void>()
  await page.route('**/wl/v1/coupons?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/config/public')) asked += 1
  })
  await page.goto('/coupons')
  // The menu comes after the content, whose list is on the way.
  await expect(page.locator('body > astro-island[data-ready]').first()).toBeAttached()
  expect(asked).toBe(0)
  answer.resolve()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => asked).toBe(1)
})
