import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { demoClubs } from '#sandbox/tenants.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { inParts, pathsOf } from './models/in-parts.ts'

const clubs = demoClubs.map(({ id }) => id)
/** The clubs in which pages are reloaded too: a reload is the same in all. */
const reloaded: readonly string[] = clubs.slice(0, 2)
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

/** Looks at a route in one club after the other; the window forgets the former. */
const inEachClub = async (
  page: Page,
  visit: (club: (typeof clubs)[number]) => Promise<void>,
): Promise<void> => {
  for (const club of clubs)
    await test.step(club, async () => {
      await visit(club)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    })
}

for (const part of inParts(
  all.filter(({ audience }) => audience !== 'visitor'),
  2,
))
  test(`a member of each club opens ${pathsOf(part)} by address, link and reload, and assistive technology can use it @RTE-1 @RTE-9`, async ({
    page,
    world,
  }) => {
    await inEachClub(page, async (club) => {
      await world.signIn(page, 'verified', club)
      for (const route of part)
        await test.step(route.path, async () => {
          const address = await addressOf(page, route)
          await page.goto(address)
          await settle(page)
          await expect(page).toHaveURL(address)
          if (reloaded.includes(club)) {
            await page.reload()
            await settle(page)
          }
          await expectAccessible(page)
        })
    })
  })

// A later step leads a visitor without the one before back; the journeys of its flow open it.
for (const part of inParts(
  all.filter(({ audience, needs }) => audience !== 'member' && !needs),
  2,
))
  test(`a visitor of each club opens ${pathsOf(part)} by address and reload, and assistive technology can use it @RTE-1 @RTE-6`, async ({
    page,
    world,
  }) => {
    await inEachClub(page, async (club) => {
      await world.enter(page, club)
      for (const route of part)
        await test.step(route.path, async () => {
          const address = route.path.replace('{id}', '1')
          await page.goto(address)
          await settle(page)
          if (reloaded.includes(club)) {
            await page.reload()
            await settle(page)
          }
          await expect(page).toHaveURL(address)
          await expectAccessible(page)
        })
    })
  })

for (const part of inParts(
  all.filter(({ audience }) => audience === 'member'),
  8,
))
  test(`a visitor who opens ${pathsOf(part)} is sent to the start @RTE-6`, async ({ page, world }) => {
    await world.enter(page, 'fuel')
    for (const route of part)
      await test.step(route.path, async () => {
        await page.goto(route.path.replace('{id}', '1'))
        await expect(page).toHaveURL('/')
        await expect(page.locator('main form')).toBeVisible()
      })
  })

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
