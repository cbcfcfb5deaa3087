import type { Page } from 'playwright/test'
import { type Route, routes } from '#lib/routes.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { expect, test } from './fixtures.ts'
import { inParts, pathsOf } from './models/in-parts.ts'

const executablePath = findChromium()

// The kit starts browsers without the cache, and the headless shell has none; here it is on, as members have it.
test.use({
  launchOptions: {
    args: chromiumArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
})

const all: readonly Route[] = routes
const rows = (page: Page) => page.locator('#content a[href^="/coupon/"]')

/** Marks each page that came out of the cache with how often it did. */
const countRevivals = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const { dataset } = document.documentElement
      if (persisted) dataset.revived = String(Number(dataset.revived ?? 0) + 1)
    })
  })

const addressOf = ({ path }: Route): string => {
  const known: Record<string, string> = { '/page/{id}': 'help', '/news-article/{id}': 'opening' }
  return path.replace('{id}', known[path] ?? '1')
}

const settled = async (page: Page) => {
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
  // A browser does not keep a page whose code is still on its way; the router is the last of it.
  await expect(page.locator('meta[name="astro-view-transitions-enabled"]')).toBeAttached()
}

/** These journeys need the whole browser: its headless shell has no such cache. */
const tag = ['@whole-browser']

/** One of each kind: the start, a list, a detail, a form that saves, one that asks, a code, a text, a table, and a page for everybody. */
const kept = all.filter(({ path }) =>
  [
    ...['/', '/coupons', '/coupon/{id}', '/profile-edit', '/delivery-address/{id}'],
    ...['/card', '/news-article/{id}', '/transactions', '/forgot', '/deletion'],
  ].includes(path),
)

for (const part of inParts(kept, 5))
  test(`a member who steps back to ${pathsOf(part)} out of the browser’s cache finds it as it was, fresh and with no spinner left @B4 @B10 @RTE-9 FT-22`, {
    tag,
  }, async ({ page, world }) => {
    await countRevivals(page)
    await world.signIn(page, 'verified')
    for (const route of part)
      await test.step(route.path, async () => {
        await page.goto(addressOf(route))
        await settled(page)
        const heading = await page.locator('#content h1:visible').textContent()
        await page.goto('/favicon.svg')
        await page.evaluate(() => void setTimeout(() => history.back()))
        await expect(page.locator('html[data-revived="1"]')).toBeAttached()
        await expect(page.locator('html[data-hidden]')).toHaveCount(0)
        await settled(page)
        await expect(page.locator('#content h1:visible')).toHaveText(heading ?? '')
      })
  })

/** Notes in the tab, for each frame from the moment on at which a page comes out of the cache, whether a text can be read in it. */
const watchFrames = (page: Page, text: string) =>
  page.addInitScript((sought) => {
    const note = (key: string) =>
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1))
    let isBack = false
    const sample = () => {
      if (isBack && document.body.innerText.includes(sought)) note('test:seen')
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
    addEventListener('pagehide', () => {
      isBack = true
    })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) note('test:persisted')
    })
  }, text)

/** Expects that the one page that came out of the cache has left for the sign-in, and has shown nothing of the member. */
const expectNothingSeen = async (page: Page) => {
  // The page that comes out of the cache leaves at once: asked again on the next one.
  await page.waitForFunction(() => sessionStorage.getItem('test:persisted') === '1')
  await expect(page.locator('#content form')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('test:seen'))).toBeNull()
}

test('a member who has signed out is shown nothing of hers by Back, in no frame @B4 @B10 @SES-7 AS-29', {
  tag,
}, async ({ page, world }) => {
  const { firstname } = world.persona('verified')
  await watchFrames(page, firstname)
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await expect(page.locator('#content')).toContainText(firstname)
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#content form')).toBeVisible()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expectNothingSeen(page)
  await expect(page).toHaveURL('/')
})

const balance = 'You have 4,250.5 points'

test('a member who signed out in another tab is shown nothing of hers by Back, in no frame @B10 @SES-6 @SES-7', {
  tag,
}, async ({ page, world }) => {
  await watchFrames(page, balance)
  await world.signIn(page, 'verified')
  await page.goto('/transactions')
  await settled(page)
  await expect(page.locator('body')).toContainText(balance)
  await page.goto('/favicon.svg')
  const other = await page.context().newPage()
  await world.enter(other, 'fuel')
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Open menu' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.locator('#content form')).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expectNothingSeen(page)
})
