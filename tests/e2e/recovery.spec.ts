import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { expectTokenGone, openMailedLink } from './models/links.ts'

const email = (page: Page) => page.getByLabel('E-mail')
const password = (page: Page) => page.getByLabel('New password', { exact: true })
const repeat = (page: Page) => page.getByLabel('Repeat password')
const save = (page: Page) => page.getByRole('button', { name: 'Save password' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** A member has asked for a link. */
const askForLink = async (page: Page, world: World): Promise<string> => {
  const person = world.persona('verified')
  await page.goto('/forgot')
  await email(page).fill(person.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(heading(page, 'Check your e-\u2060mail')).toBeFocused()
  return person.email
}

const choose = async (page: Page, secret: string) => {
  await password(page).fill(secret)
  await repeat(page).fill(secret)
  await save(page).click()
}

test('a member of fuel who forgot her password sets a new one, by the keyboard alone, and signs in with it @AUT-4 @AUT-5', {
  tag: ['@AUT-4', '@AUT-5', '@gate'],
}, async ({ page, world }) => {
  const person = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  // The form's island runs once the page has nothing else to do.
  await expect(page.locator('#content astro-island[ssr]')).toHaveCount(0)
  await email(page).fill(person.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await expect(page).toHaveURL('/forgot')
  await expect(email(page)).toHaveValue(person.email)
  await email(page).press('Enter')
  await expect(heading(page, 'Check your e-\u2060mail')).toBeFocused()
  await openMailedLink(page, world, person.email)
  await expect(page).toHaveURL('/password-reset')
  await expectTokenGone(page, world, person.email)
  await page.reload()
  await password(page).focus()
  await page.keyboard.type('Secret12')
  await expect(page.locator('#content [data-met="true"]')).toHaveCount(4)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(repeat(page)).toBeFocused()
  await page.keyboard.type('Secret12')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Password changed')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pass-login')
  await expect(email(page)).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill('Secret12')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
  expect(await world.calls('requestPasswordReset')).toHaveLength(1)
  expect(await world.calls('resetPassword')).toHaveLength(1)
})

test('a link that has been used offers another one, and so does one whose time is over @AUT-4', {
  tag: ['@AUT-4', '@gate'],
}, async ({ page, world }) => {
  await world.enter(page, 'fuel')
  const address = await askForLink(page, world)
  await openMailedLink(page, world, address)
  await choose(page, 'Secret12')
  await expect(heading(page, 'Password changed')).toBeVisible()
  await openMailedLink(page, world, address)
  await choose(page, 'Secret34')
  await expect(heading(page, 'This link no longer works')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL('/forgot')
  await expect(email(page)).toHaveValue(address)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(heading(page, 'Check your e-\u2060mail')).toBeVisible()
  await world.controls.post('/clock', { offset_s: 3601 })
  await openMailedLink(page, world, address)
  await choose(page, 'Secret34')
  await expect(heading(page, 'This link no longer works')).toBeVisible()
})

test('another mail can be asked for when the countdown is over, which a reload does not start anew @AUT-4', {
  tag: ['@AUT-4'],
}, async ({ page, world, moveClock }) => {
  await world.enter(page, 'fuel')
  await askForLink(page, world)
  const again = page.getByRole('button', { name: 'Resend e-\u2060mail' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await moveClock(30)
  await page.reload()
  const wait = page.getByText(/resend the e-\u2060mail in \d+/)
  await expect(wait).toBeVisible()
  const [seconds] = /\d+/.exec((await wait.textContent()) ?? '') ?? []
  expect(Number(seconds)).toBeLessThanOrEqual(30)
  await moveClock(32)
  await expect(again).not.toHaveAttribute('aria-disabled')
  await again.click()
  await expect(page.getByText('We’ve sent another e-\u2060mail.')).toBeVisible()
  expect(await world.calls('requestPasswordReset')).toHaveLength(2)
})
