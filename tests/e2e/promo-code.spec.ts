import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'

const field = (page: Page) => page.locator('#content input[name=code]')
const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a member comes from her profile, uses a code with the keyboard alone, and her points follow @PRF-7', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.signIn(page, 'verified')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Promo code' }).click()
  await field(page).fill('SUMMER26')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We don’t know this promo code.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('summer25')
  await page.reload()
  await expect(field(page)).toHaveValue('summer25')
  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(outcome(page, 'Summer on the road')).toBeFocused()
  await expect(page.getByText(/You’ve collected 25\spoints\./)).toBeVisible()
  await expect(page.getByText('4,275.5').first()).toBeVisible()
  await expectAccessible(page)
  expect(await world.calls('redeemPromoCode')).toHaveLength(2)
  await page.getByRole('link', { name: 'Show transactions' }).click()
  await expect(page.getByRole('row', { name: /Summer on the road/ }).first()).toContainText('+25')
})

test('after a lost reply nothing is sent again by itself, and her next press tells what the first one gave @PRF-7 @B5 FT-28', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.fault({ endpoint: 'redeemPromoCode', status: 502, body: {}, after: true, times: 1 })
  await world.signIn(page, 'verified')
  await page.goto('/promo-code')
  await field(page).fill('WELCOME10')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('main').getByRole('alert').filter({ visible: true })
  await expect(alert).toContainText('The code may have been accepted.')
  await expect(page.getByText('4,260.5').first()).toBeVisible()
  await expect(field(page)).toHaveValue('WELCOME10')
  expect(await world.calls('redeemPromoCode')).toHaveLength(1)
  await page.getByRole('button', { name: 'Use code' }).click()
  await expect(outcome(page, 'Welcome to the club')).toBeVisible()
  await expect(page.getByText('4,260.5').first()).toBeVisible()
  await page.getByRole('button', { name: 'Enter another code' }).click()
  await expect(field(page)).toBeFocused()
  const sent = await world.calls('redeemPromoCode')
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})
