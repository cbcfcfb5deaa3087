import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.locator('#content h1:visible')

test('a member reaches an address of hers by pressing it, by its own address and by a reload, and finds it filled in @C10 @RTE-1', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.signIn(page, 'verified')
  await page.goto('/delivery-addresses')
  const link = page.locator('#content a[href^="/delivery-address/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  const name = page.locator('#content form [name=name]')
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(name).not.toHaveValue('')
  const value = await name.inputValue()
  await page.reload()
  await expect(name).toHaveValue(value)
  await page.goto('/profile')
  await page.goto(href)
  await expect(name).toHaveValue(value)
})

test('a member on a phone finds the deals below her dashboard, and beside it on a desktop @C8 @FRM-5', async ({
  page,
  world,
}) => {
  const line = page.locator('#content').getByRole('button', { name: 'Deals of the week' })
  await page.setViewportSize({ width: 390, height: 844 })
  await world.signIn(page, 'verified')
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await page.locator('#content [data-variant=member] > :last-child').scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await line.click()
  await expect(page.locator('#content').getByRole('article').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(line).toBeHidden()
  await expect(page.getByRole('complementary').getByRole('article').first()).toBeVisible()
})
