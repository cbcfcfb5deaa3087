import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const lost = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })
const buttons = (page: Page) => page.getByRole('navigation', { name: 'Your account' })

// A club has a route by two facts of its row (`hasRoute`), so that two pages stand for all.
for (const address of ['/profile', '/coupons'])
  test(`without the web area ${address} is the fallback page, by address and by reload @RTE-3 @RTE-7`, async ({
    page,
    world,
  }) => {
    await world.signIn(page, 'verified', 'offline-web')
    for (const open of [() => page.goto(address), () => page.reload()]) {
      await open()
      await expect(page).toHaveURL(address)
      await expect(lost(page)).toBeVisible()
      await expect(page).toHaveTitle('Page not found')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

test('the dashboard variant has the dashboard at /, all other pages, and no frame of the web area @RTE-4', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.controls.post('/settings', {
    tenant: 'offline-web',
    general: { 'GENERAL.dashboard': true, 'GENERAL.receipts': true },
  })
  await world.signIn(page, 'verified', 'offline-web')
  await page.goto('/')
  await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
  await expect(buttons(page)).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link').first()).toHaveText('Home')
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(lost(page)).toBeHidden()
  for (const address of ['/coupons', '/receipts', '/perks', '/news-article/1']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-home', 'dashboard')
    await expect(lost(page)).toBeHidden()
  }
})

test('a visitor of a club without the web area who asks for one of its pages signs in, and is told that it is none @RTE-3 @RTE-6', {
  tag: '@gate',
}, async ({ page, world }) => {
  const { email, password } = world.persona('verified', 'offline-web')
  await world.enter(page, 'offline-web')
  await page.goto('/coupons')
  await expect(page).toHaveURL('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coupons')
  await expect(lost(page)).toBeVisible()
})
