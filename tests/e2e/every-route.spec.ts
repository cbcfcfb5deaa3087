import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'

const clubs = ['fuel', 'grocer'] as const
const all: readonly Route[] = routes

/** An address that shows something on a route. */
const addressOf = async (page: Page, { path }: Route): Promise<string> => {
  const known: Record<string, string> = { '/page/{id}': 'help', '/news-article/{id}': 'opening' }
  if (path !== '/coupon/{id}') return path.replace('{id}', known[path] ?? '1')
  await page.goto('/coupons')
  return (await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')) ?? ''
}

/** The page has done what it does on arrival: its words are right, and nothing on it is still on its way. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0)
}

for (const club of clubs) {
  for (const route of all.filter(({ audience }) => audience !== 'visitor')) {
    test(`a member of ${club} opens ${route.path} by address, link and reload, and assistive technology can use it @RTE-1 @RTE-9`, async ({
      page,
      world,
    }) => {
      await world.signIn(page, 'verified', club)
      const address = await addressOf(page, route)
      await page.goto(address)
      await settle(page)
      await expect(page).toHaveURL(address)
      await page.reload()
      await settle(page)
      await expectAccessible(page)
    })
  }

  for (const route of all.filter(({ audience }) => audience !== 'member')) {
    // A later step leads a visitor without the one before back; the journeys of its flow open it.
    if (route.needs) continue
    test(`a visitor of ${club} opens ${route.path} by address and reload, and assistive technology can use it @RTE-1 @RTE-6`, async ({
      page,
      world,
    }) => {
      await world.enter(page, club)
      const address = route.path.replace('{id}', '1')
      await page.goto(address)
      await settle(page)
      await page.reload()
      await settle(page)
      await expect(page).toHaveURL(address)
      await expectAccessible(page)
    })
  }
}

for (const route of all.filter(({ audience }) => audience === 'member')) {
  test(`a visitor who opens ${route.path} is sent to the start @RTE-6`, async ({ page, world }) => {
    await world.enter(page, 'fuel')
    await page.goto(route.path.replace('{id}', '1'))
    await expect(page).toHaveURL('/')
    await expect(page.locator('main form')).toBeVisible()
  })
}

test('a stranger’s address gives the fallback page with its status @RTE-7', async ({ page, world }) => {
  await world.enter(page, 'fuel')
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.locator('main')).toContainText('404')
  await expectAccessible(page)
})

test('a host without rewrites still opens a coupon: its 404 page forwards to the shell @RTE-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  const href = (await page.locator('main a[href^="/coupon/"]').first().getAttribute('href')) ?? ''
  await page.route(`**${href}`, async (route) => {
    const missing = await page.request.get('/404')
    await route.fulfill({ response: missing, status: 404 })
  })
  await page.goto(href)
  await expect(page).toHaveURL(href)
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  await expect(page.locator('main h1:visible')).not.toHaveText('Unexpected Application Error!')
})

test('each page starts at its top @RTE-8', async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('main a[href^="/coupon/"]').nth(9)).toBeVisible()
  await page.locator('main a[href^="/coupon/"]').nth(9).click()
  await expect(page).toHaveURL(/\/coupon\//)
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const id of ['%E0%A4%A', 'a%20b', '%2e%2e', 'ž', '😀'])
  test(`a coupon that does not exist, named ${id}, gives a decent page and not an error @RTE-1 @RTE-7`, async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await page.goto(`/coupon/x${id}`)
    await settle(page)
    await expect(page.getByRole('link', { name: /coupons/i }).first()).toBeVisible()
  })
