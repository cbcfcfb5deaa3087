import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAxeClean } from './models/accessible.ts'
import { actionOf, openCoupons, tile } from './models/coupons.ts'

const search = (page: Page) => page.getByRole('search', { name: 'Find a coupon' })
const filter = (page: Page, name: string) => search(page).getByRole('button', { name, exact: true })
const names = (page: Page) => page.locator('li[data-item] h2').allTextContents()

const longFor = async (page: Page, typed: string) => {
  await search(page).getByRole('button', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill(typed)
}

test('a member finds what is free among all her coupons, though they come by twenty @FND-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await filter(page, 'Free').click()
  await expect(filter(page, 'Free')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/coupons\?show=free$/)
  await expect(page.getByRole('heading', { name: 'Full tank Friday' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Activate · / })).toHaveCount(0)
  await longFor(page, 'every tenth')
  await expect(search(page).getByRole('status')).toHaveText('1\u00a0coupon')
  expect(await names(page)).toEqual(['Every tenth coffee is free'])
  await expectAxeClean(page)
  const asked = async () => (await world.calls('listCoupons')).map(({ query }) => query.offset?.[0])
  await expect.poll(asked).toEqual(['0', '20', '40', '60'])
})

test('a member opens a coupon that she has found, and her search is there when she comes back and when she reloads @FND-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await longFor(page, 'tenth COFFEE')
  await expect(page.locator('li[data-item]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Every tenth coffee is free' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Every tenth coffee is free' })).toBeVisible()
  await page.goBack()
  const field = page.getByRole('textbox', { name: 'What are you looking for?' })
  await expect(field).toHaveValue('tenth COFFEE')
  await expect(page.locator('li[data-item]')).toHaveCount(1)
  await page.reload()
  await expect(field).toHaveValue('tenth COFFEE')
  await expect(page.locator('li[data-item]')).toHaveCount(1)
  await field.fill('')
  await expect(page).toHaveURL(/\/coupons$/)
  await expect(page.locator('li[data-item]').nth(10)).toBeAttached()
})

test('an address that asks for some coupons shows no others first, nor what was seen last @FND-1 @OFF-6', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seenNames', seen)
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('#content li h2')) seen.push(textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/coupons?q=mystery')
  await expect(page.locator('li[data-item]')).toHaveCount(1)
  const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'seenNames') as string[])])
  expect(seen).toEqual(['Mystery treat at the till'])
})

test('a member whose search does not come has all her coupons, is told so, and has it by another try @FND-1 @FT-24', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  const isSearch = /coupon-finder\./
  await page.route(isSearch, (route) => route.abort('connectionfailed'))
  await page.goto('/coupons?q=mystery')
  await expect(page.locator('li[data-item]').nth(10)).toBeAttached()
  await page.unroute(isSearch)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('li[data-item]')).toHaveCount(1)
})

test('a member with too few points reads on the button how many she lacks, and sees how far she has come @FND-1 @CPN-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openCoupons(page)
  await longFor(page, 'year of premium')
  const button = actionOf(tile(page, 'A year of premium washes'))
  await expect(button).toContainText(/^[\d,.]+\s+points to go$/)
  await expect(button).toHaveCSS('background-image', /linear-gradient/)
  await button.click()
  await expect(page.getByRole('tooltip').filter({ hasText: "You don't have enough points" })).toBeVisible()
})
