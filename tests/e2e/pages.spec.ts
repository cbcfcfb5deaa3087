import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openFooter } from './models/footer.ts'

const heading = (page: Page) => page.locator('#content h1:visible')
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const words = (page: Page) => page.getByText('Show your card at the till: each euro is worth a point.')

test('while the type of a page loads a spinner turns; then its words come, by link, by address and by reload @RTE-10 @RTE-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/')
  await openFooter(page)
  await footer(page, 'Help').click()
  await expect(page).toHaveURL('/page/help')
  await expect(heading(page)).toHaveText('Help')
  await expect(words(page)).toBeVisible()
  // An answer that is held back: the spinner is there until it comes, and words are not asked for before.
  const held = Promise.withResolvers<void>()
  await page.route('**/wl/v1/page/about', async (route) => {
    await held.promise
    await route.continue()
  })
  await openFooter(page)
  await footer(page, 'About the club').click()
  await expect(page).toHaveURL('/page/about')
  await expect(page.locator('#content [data-spinner]')).toBeVisible()
  await expect(
    page.getByRole('status', { name: 'Loading…' }).and(page.locator('[data-spinner]')),
  ).toBeVisible()
  expect((await world.calls('getPageHtml')).map(({ path }) => path)).toEqual(['/wl/v1/page/help/html'])
  held.resolve()
  await expect(heading(page)).toHaveText('About the club')
  await expect(page.getByRole('row', { name: 'Members 48,000' })).toBeVisible()
  await expect(page.locator('#content [data-spinner]')).toHaveCount(0)
  await page.goto('/page/help')
  await expect(words(page)).toBeVisible()
  await page.reload()
  await expect(words(page)).toBeVisible()
  await page.getByRole('link', { name: 'the coupons' }).click()
  await expect(page).toHaveURL('/coupons')
})
