import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectToast } from './models/toasts.ts'

const number = (page: Page, digits: string) => page.locator('main li').filter({ hasText: digits })
const field = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const code = (page: Page) => page.getByLabel('Code from the SMS')

for (const club of ['fuel', 'offline-web'] as const)
  test(`a member of ${club} adds a number with the keyboard alone, makes it primary, and removes the old one @PRF-3`, {
    tag: ['@PRF-3'],
  }, async ({ page, world }) => {
    await world.signIn(page, 'zero', club)
    await page.goto('/account-access')
    await expect(number(page, '0002').getByText('Primary')).toBeVisible()
    await field(page).focus()
    await page.keyboard.type('+353 20 910 0099')
    await page.keyboard.press('Enter')
    await expect(code(page)).toBeFocused()
    await expectAccessible(page)
    // It stands in the list already, and waits.
    await expect(number(page, '0099').getByText('Not verified')).toBeVisible()
    const sms = await world.lastSms('+353209100099')
    await page.keyboard.type(sms.code ?? '')
    await page.keyboard.press('Enter')
    await expectToast(page, 'is verified and opens your account now')
    await expect(number(page, '0099').getByText('Not verified')).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Phone numbers' })).toBeFocused()

    await number(page, '0099')
      .getByRole('button', { name: /^Make primary/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(number(page, '0099').getByText('Primary')).toBeVisible()
    await expect(number(page, '0099').getByRole('button')).toHaveCount(0)

    await number(page, '0002')
      .getByRole('button', { name: /^Remove/ })
      .focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Remove this number?' })
    await expect(question.getByText(/910\s?0002/)).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove the number' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main li')).toHaveCount(1)
    await page.reload()
    await expect(number(page, '0099').getByText('Primary')).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(1)
  })

test('a number left for later can be proven another time, by another code @PRF-3', {
  tag: ['@PRF-3'],
}, async ({ page, world }) => {
  await world.signIn(page, 'zero')
  await page.goto('/account-access')
  await field(page).fill('+353209100098')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(code(page)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(field(page)).toBeVisible()
  await world.controls.post('/clock', { offset_s: 61 })
  await page.reload()
  await number(page, '0098')
    .getByRole('button', { name: /^Verify/ })
    .click()
  await expect(code(page)).toBeFocused()
  const sms = await world.lastSms('+353209100098')
  await code(page).fill(sms.code ?? '')
  await page.keyboard.press('Enter')
  await expect(number(page, '0098').getByText('Not verified')).toBeHidden()
})

test('the phone numbers fit a narrow phone in Bulgarian, and assistive technology can use them @PRF-3', {
  tag: ['@PRF-3'],
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await world.signIn(page, 'verified', 'grocer')
  await page.goto('/account-access')
  await expect(page.locator('main li').first()).toBeVisible()
  await expectAccessible(page)
})
