import { expect, type Page } from 'playwright/test'
import { clubKey } from '#lib/browser/storage-keys.ts'

/**
 * Opens a page whose island's code does not come yet, so that only its first content can be there; returns what lets
 * the code come. `before` is a page that she has opened earlier.
 */
export const openBeforeIsland = async (
  page: Page,
  path: string,
  island: string,
  before = '/card',
): Promise<() => void> => {
  // The club is known from here on: on a first visit nothing can be asked for before it is.
  await page.goto(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(clubKey(''))
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(`**/_astro/${island}.*`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
