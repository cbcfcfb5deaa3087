import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { demoClubs, type TenantId } from '#sandbox/tenants.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openAddress } from './models/addresses-of-routes.ts'
import { expectDark } from './models/dark.ts'
import { inParts, pathsOf } from './models/in-parts.ts'
import { outOfPlace } from './models/out-of-place.ts'
import { settle } from './models/settled.ts'

const all: readonly Route[] = routes

/** Small phones, large ones, one on its side, tablets, laptops; the widest first, since it shows the most parts. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 932, height: 430 },
  { width: 834, height: 1194 },
  { width: 768, height: 1024 },
  { width: 600, height: 960 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const
const phone = sizes[7]

interface Walk {
  readonly club: TenantId
  readonly sizesOf: readonly (typeof sizes)[number][]
  readonly isDark: boolean
  /** Each page is loaded on a phone too. */
  readonly isReloaded: boolean
  readonly tag: string[]
}

const ofWidths = (...widths: number[]) => sizes.filter(({ width }) => widths.includes(width))

/**
 * The gate looks at one club, light, on a laptop and a phone; the whole run at the first club in all sizes and loaded on a phone too, and at
 * the others, whose pages are the same in other colours, in three.
 */
const walks: readonly Walk[] = [
  { club: 'fuel', sizesOf: ofWidths(1280, 390), isDark: false, isReloaded: false, tag: ['@gate'] },
  ...demoClubs.map(({ id }, place) => ({
    club: id,
    sizesOf: place === 0 ? sizes : ofWidths(1280, 390, 320),
    isDark: true,
    isReloaded: place === 0,
    tag: [],
  })),
]

/**
 * Looks at all of a route: opened in a wide window, each part in its place in each size; names, roles and contrast
 * by axe; in the whole run every word in the dark. Few loads serve all, since most of a walk's time is loading.
 */
const lookAt = async (page: Page, address: string, { sizesOf, isDark, isReloaded }: Walk) => {
  await page.setViewportSize(sizesOf[0] ?? phone)
  await page.goto(address)
  await settle(page)
  await expect(page).toHaveURL(address)
  // The footer comes when it is near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  for (const size of sizesOf) {
    await page.setViewportSize(size)
    await settle(page)
    expect.soft(await outOfPlace(page), `${address} at ${size.width} by ${size.height}`).toEqual([])
  }
  if (!isDark) return expectAccessible(page)
  await page.setViewportSize(phone)
  if (isReloaded) await page.reload()
  await settle(page)
  await expect(page).toHaveURL(address)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const looked of walks) {
  const light = looked.isDark ? 'every word reads in the dark @DRK-1' : 'in light at two widths'
  for (const part of inParts(
    all.filter(({ audience }) => audience !== 'visitor'),
    4,
  ))
    test(`a member of ${looked.club} opens ${pathsOf(part)}: assistive technology can use it, everything is in its place on every screen, ${light} @RTE-1 @RTE-9 @D1`, {
      tag: looked.tag,
    }, async ({ page, world }) => {
      await world.signIn(page, 'verified', looked.club)
      for (const route of part)
        await test.step(route.path, async () => lookAt(page, await openAddress(page, route), looked))
    })

  // A later step leads a visitor without the one before back; the journeys of its flow open it.
  for (const part of inParts(
    all.filter(({ audience, needs }) => audience !== 'member' && !needs),
    4,
  ))
    test(`a visitor of ${looked.club} opens ${pathsOf(part)}: assistive technology can use it, everything is in its place on every screen, ${light} @RTE-1 @RTE-6 @D1`, {
      tag: looked.tag,
    }, async ({ page, world }) => {
      await world.enter(page, looked.club)
      for (const route of part)
        await test.step(route.path, async () => lookAt(page, await openAddress(page, route), looked))
    })
}

for (const part of inParts(
  all.filter(({ audience }) => audience === 'member'),
  8,
))
  test(`a visitor who opens ${pathsOf(part)} is sent to the start @RTE-6`, { tag: '@gate' }, async ({
    page,
    world,
  }) => {
    await world.enter(page, 'fuel')
    for (const route of part)
      await test.step(route.path, async () => {
        await page.goto(route.path.replace('{id}', '1'))
        await expect(page).toHaveURL('/')
        await expect(page.locator('main form')).toBeVisible()
      })
  })

test('a stranger’s address gives the fallback page with its status @RTE-7', { tag: '@gate' }, async ({
  page,
  world,
}) => {
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

test('a coupon that does not exist, whatever its name, gives a decent page and not an error @RTE-1 @RTE-7', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  for (const id of ['%E0%A4%A', 'a%20b', '%2e%2e', 'ž', '😀'])
    await test.step(id, async () => {
      await page.goto(`/coupon/x${id}`)
      await settle(page)
      await expect(page.getByRole('link', { name: /coupons/i }).first()).toBeVisible()
    })
})
