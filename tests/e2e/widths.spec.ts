import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { demoClubs } from '#sandbox/tenants.ts'
import { expect, test } from './fixtures.ts'
import { stillness } from './models/accessible.ts'
import { inParts, pathsOf } from './models/in-parts.ts'
import { outOfPlace } from './models/out-of-place.ts'

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
/** The sizes of the clubs whose pages are built as those of the first two: the most parts, the usual phone, the smallest. */
const fewSizes = sizes.filter(({ width }) => [1280, 390, 320].includes(width))
const clubs = demoClubs.map(({ id }, place) => ({ club: id, sizesOf: place < 2 ? sizes : fewSizes }))
const all: readonly Route[] = routes

/** An item that each club has, by its route. */
const items: Readonly<Record<string, string>> = { '/page/{id}': 'help', '/consent/{id}': 'terms' }

/** The lists that lead to an item. */
const lists: Readonly<Record<string, string>> = {
  '/coupon/{id}': '/coupons',
  '/reward/{id}': '/rewards',
  '/news-article/{id}': '/news',
  '/delivery-address/{id}': '/delivery-addresses',
}

const addressOf = async (page: Page, { path }: Route): Promise<string> => {
  const list = lists[path]
  if (!list) return path.replace('{id}', items[path] ?? '1')
  await page.goto(list)
  return (
    (await page
      .locator(`main a[href^="${path.replace('{id}', '')}"]`)
      .first()
      .getAttribute('href')) ?? ''
  )
}

/** The page has come to rest: its words, its data, its letters, and nothing that moves. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.locator('html:not([data-words="pending"])')).toBeAttached()
  await expect(page.locator('main h1:visible')).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await stillness(page)
}

const expectEverythingInPlace = async (
  page: Page,
  address: string,
  sizesOf: readonly (typeof sizes)[number][],
): Promise<void> => {
  await page.setViewportSize(sizesOf[0] ?? sizes[0])
  await page.goto(address)
  await settle(page)
  // The footer comes when it is near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  for (const size of sizesOf) {
    await page.setViewportSize(size)
    await settle(page)
    expect.soft(await outOfPlace(page), `${address} at ${size.width} by ${size.height}`).toEqual([])
  }
}

for (const { club, sizesOf } of clubs) {
  for (const part of inParts(
    all.filter(({ audience }) => audience !== 'visitor'),
    4,
  ))
    test(`a member of ${club} finds every text, box and control of ${pathsOf(part)} in its place on every screen @D1`, {
      tag: ['@D1'],
    }, async ({ page, world }) => {
      await world.signIn(page, 'verified', club)
      for (const route of part)
        await test.step(route.path, async () =>
          expectEverythingInPlace(page, await addressOf(page, route), sizesOf),
        )
    })

  for (const part of inParts(
    all.filter(({ audience, needs }) => audience !== 'member' && !needs),
    4,
  ))
    test(`a visitor of ${club} finds every text, box and control of ${pathsOf(part)} in its place on every screen @D1`, {
      tag: ['@D1'],
    }, async ({ page, world }) => {
      await world.enter(page, club)
      for (const route of part)
        await test.step(route.path, () =>
          expectEverythingInPlace(page, route.path.replace('{id}', items[route.path] ?? '1'), sizesOf),
        )
    })
}
