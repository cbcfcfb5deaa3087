import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { expect, test } from './fixtures.ts'
import { inParts } from './models/in-parts.ts'

const all: readonly Route[] = routes
const word = 'W'.repeat(262_144)

/** Fields that say what a thing is or where it lies: with a word in their place it would be another thing, or none. */
const kept =
  /^(?:id|.*_id|type|status|format|code_format|fulfilment|displayIn|link_type|link_url|url|image|img_logo|channel_slug|token|refresh_token|lang|key|target)$/

/** An answer with a word in all its texts; of a list the first two rows have it. */
const spoilt = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return kept.test(field) ? value : word
  if (Array.isArray(value)) return value.map((inner, index) => (index < 2 ? spoilt(inner, field) : inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoilt(inner, key)]))
}

/** All that the platform says of members and of what they can have; its settings and wordings are cut by a rule of their own. */
const spoil = (page: Page) =>
  page.route(/\/wl\/v1\/(?!platform\/)/, async (route) => {
    const response = await route.fetch()
    // A page that was left meanwhile takes no answer.
    const text = await response.text().catch(() => undefined)
    if (text === undefined) return
    const isJson = text.startsWith('{')
    await route.fulfill({ response, ...(isJson ? { json: spoilt(JSON.parse(text)) } : {}) })
  })

/** Pages on which nothing of the content is the platform's; their frame is that of all others. */
const ownTexts =
  /^\/(?:link-card|deletion|email-confirmation|forgot|password-reset|promo-code|delivery-address|privacy|accessibility)$/
const paths = all
  .filter(({ audience, path }) => audience !== 'visitor' && !ownTexts.test(path))
  .map(({ path }) => path)

test.use({ viewport: { width: 1280, height: 800 } })

for (const part of inParts(paths, 8))
  test(`a member whose club writes words of 262,144 letters can use ${part.join(' ')} @B8`, async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified')
    await page.goto('/coupons')
    const coupon = await page.locator('#content a[href^="/coupon/"]').first().getAttribute('href')
    const known: Record<string, string> = {
      '/coupon/{id}': coupon ?? '',
      '/page/{id}': '/page/help',
      '/news-article/{id}': '/news-article/opening',
    }
    await spoil(page)
    for (const path of part)
      await test.step(path, async () => {
        await page.goto(known[path] ?? path.replace('{id}', '1'))
        await expect(page.locator('#content').locator('[aria-busy="true"]:visible')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        // The page answers: its script runs, and a frame is drawn after.
        expect(
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true)))),
        ).toBe(true)
        // Nothing of it stands wider than the window.
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      })
    // What is under way when she has seen enough has nobody to go to.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
