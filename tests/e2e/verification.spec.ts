import type { Page } from 'playwright/test'
import { keyOfTenant, nextMailKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectTokenGone, openMailedLink } from './models/links.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const resend = (page: Page) => page.getByRole('button', { name: 'Resend e-\u2060mail' })
const resent = (page: Page) => page.getByText('We’ve sent another e-\u2060mail.')
const banner = (page: Page) => page.getByText('Verify your account to use coupons and rewards.')

/** A member who is not verified has had a mail sent. */
const askForMail = async (page: Page, world: World): Promise<string> => {
  await world.signIn(page, 'unverified')
  await page.goto('/email-confirmation')
  await resend(page).click()
  await expect(resent(page)).toBeVisible()
  return world.persona('unverified').email
}

test('a member follows the banner, has a mail sent, opens its link, and her locks are gone @VER-1 @FRM-9', {
  tag: ['@VER-1', '@FRM-9', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'unverified')
  await page.goto('/coupons')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Verify my account' }).click()
  await expect(page).toHaveURL('/email-confirmation')
  const { email } = world.persona('unverified')
  await expect(page.getByText(`we’ve sent to ${email}`)).toBeVisible()
  await expectAccessible(page)
  await resend(page).press('Enter')
  await expect(resent(page)).toBeVisible()
  await openMailedLink(page, world, email)
  await expect(heading(page, 'Account verified')).toBeFocused()
  await expectTokenGone(page, world, email)
  await expect(banner(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.locator('#content h1:visible')).toHaveCount(1)
  await expect(banner(page)).toHaveCount(0)
  expect(await world.calls('confirmVerification')).toHaveLength(1)
})

test('a link of fuel that is opened where nobody is signed in verifies, twice too, and the member’s own page goes on @VER-1', {
  tag: ['@VER-1'],
}, async ({ page, world, browser, context, baseURL }) => {
  await world.signIn(page, 'unverified')
  await page.goto('/email-confirmation')
  await resend(page).click()
  await expect(resent(page)).toBeVisible()
  const { email } = world.persona('unverified')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await elsewhere.addCookies(await context.cookies())
  const other = await elsewhere.newPage()
  await openMailedLink(other, world, email)
  await expect(heading(other, 'Account verified')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Sign in' }).last()).toBeVisible()
  await openMailedLink(other, world, email)
  await expect(heading(other, 'Account verified')).toBeVisible()
  await elsewhere.close()
  await page.reload()
  await expect(heading(page, 'Account verified')).toBeVisible()
})

test('a mail that is asked for in one tab starts the countdown in the other, and what another device has asked for is told by the platform @VER-1 FT-18', {
  tag: ['@VER-1'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'unverified')
  await page.goto('/email-confirmation')
  await expect(resend(page)).not.toHaveAttribute('aria-disabled')
  const second = await context.newPage()
  await world.enter(second, 'fuel')
  await second.goto('/email-confirmation')
  await resend(second).click()
  await expect(resent(second)).toBeVisible()
  await expect(page.getByText(/resend the e-\u2060mail in (60|5\d)/)).toBeVisible()
  await second.close()
  await page.evaluate((key) => localStorage.removeItem(key), keyOfTenant(nextMailKey, 'fuel'))
  await page.reload()
  await resend(page).click()
  await expect(page.getByText(/resend the e-\u2060mail in (60|[1-5]?\d)/)).toBeVisible()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
})

test('a link whose time is over offers a member another mail, whose link works @VER-1', {
  tag: ['@VER-1', '@gate'],
}, async ({ page, world }) => {
  const email = await askForMail(page, world)
  await world.controls.post('/clock', { offset_s: 25 * 3600 })
  await world.signIn(page, 'unverified')
  await openMailedLink(page, world, email)
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await expectAccessible(page)
  await resend(page).click()
  await expect(resent(page)).toBeVisible()
  await openMailedLink(page, world, email)
  await expect(heading(page, 'Account verified')).toBeVisible()
})

test('a visitor with a link that works no more signs in and is back where she can ask for another @VER-1', {
  tag: ['@VER-1'],
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  await page.goto('/email-confirmation?token=over')
  await expect(heading(page, 'This link no longer works')).toBeVisible()
  await expect(page).toHaveURL('/email-confirmation')
  await page.locator('#content').getByRole('link', { name: 'Sign in' }).click()
  const person = world.persona('unverified')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/email-confirmation')
  await expect(resend(page)).toBeVisible()
})

test('a link that the platform cannot check now waits, and works when it can @VER-1 FT-05', {
  tag: ['@VER-1'],
}, async ({ page, world }) => {
  const email = await askForMail(page, world)
  await world.fault({ endpoint: 'confirmVerification', status: 503, body: 'busy', times: 1 })
  await openMailedLink(page, world, email)
  await expect(heading(page, 'We couldn’t verify your account')).toBeVisible()
  await expect(page.getByText(/^Something went wrong on our side/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).dblclick()
  await expect(heading(page, 'Account verified')).toBeVisible()
})
