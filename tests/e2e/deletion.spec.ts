import type { Page } from 'playwright/test'
import { authKey, keyOfTenant, tenantKey } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const start = (page: Page) => page.getByRole('button', { name: 'Delete my account' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const send = (page: Page) => question(page).getByRole('button', { name: 'Send e-\u2060mail' })
const erase = (page: Page) => page.getByRole('button', { name: 'Delete for good' })
const farewell = (page: Page) => title(page, 'Goodbye, and thank you')
const count = (page: Page) => page.getByRole('timer')
const seconds = async (page: Page) => Number.parseInt((await count(page).innerText()).replace(/\D+/, ''), 10)
const alert = (page: Page) => page.getByRole('alert').filter({ visible: true })

const isSignedIn = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) !== null, keyOfTenant(authKey, 'fuel'))

/** A member has asked for the e-mail; where its link leads, without the host. */
const askForLink = async (page: Page, world: World): Promise<string> => {
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
  await start(page).click()
  await send(page).click()
  await expect(title(page, 'Check your e-\u2060mail')).toBeVisible()
  return linkOf(world)
}

const linkOf = async (world: World, club: 'fuel' | 'grocer' = 'fuel'): Promise<string> => {
  const { link } = await world.lastMail(world.persona('verified', club).email)
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

test('a member deletes her account with the keyboard alone: question, e-mail, link, farewell, signed out by itself @VER-2', {
  tag: ['@VER-2', '@gate'],
}, async ({ page, world }) => {
  await page.clock.install()
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
  await expect(title(page, 'Delete account')).toBeVisible()
  await expect(page.getByText('Full deletion of your data can take up to 30 days.')).toBeVisible()
  await start(page).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  // Whoever goes on pressing Enter has asked for nothing.
  await page.keyboard.press('Enter')
  expect(await world.calls('requestDeletion')).toHaveLength(0)
  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Check your e-\u2060mail')).toBeFocused()
  await expect(page.getByText('Sent to verified@example.com.')).toBeVisible()
  expect(await world.calls('requestDeletion')).toHaveLength(1)

  await page.goto(await linkOf(world))
  await expect(title(page, 'Delete your account for good?')).toBeVisible()
  await expect(page).toHaveURL('/deletion')
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(0)
  await erase(page).focus()
  await page.keyboard.press('Enter')
  await expect(farewell(page)).toBeFocused()
  await expect(page.getByText('Full deletion can take up to 30 days.')).toBeVisible()
  expect(await isSignedIn(page)).toBe(true)
  const before = await seconds(page)
  await page.clock.fastForward(2000)
  await expect.poll(() => seconds(page)).toBeLessThanOrEqual(before - 2)
  await page.clock.fastForward(9000)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You’re signed out.')).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
  await expect(page.locator('#content form')).toBeVisible()

  // The account is gone for good.
  await page.getByLabel('E-mail').fill('verified@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Demo1234')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toContainText('Your login info does not seem to be right.')
})

test('a member of fuel who changes her mind keeps her account, before the e-mail and at its link @VER-2 @RTE-3', {
  tag: ['@VER-2', '@RTE-3', '@gate'],
}, async ({ page, world }) => {
  const keep = page.getByRole('link', { name: 'Keep my account' })
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
  await start(page).click()
  await question(page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(question(page)).toBeHidden()
  await expect(start(page)).toBeFocused()
  await keep.click()
  await expect(page).toHaveURL('/profile')
  expect(await world.calls('requestDeletion')).toHaveLength(0)

  await page.goto(await askForLink(page, world))
  await expect(erase(page)).toBeVisible()
  await keep.click()
  await expect(page).toHaveURL('/profile')
  await page.goto('/deletion')
  await expect(start(page)).toBeVisible()
  expect(await world.calls('confirmPrivacyRequest')).toHaveLength(0)
  expect(await isSignedIn(page)).toBe(true)
})

test('a link that has expired offers a member another one, which works, and she need not wait to be signed out @VER-2', {
  tag: ['@VER-2', '@gate'],
}, async ({ page, world }) => {
  const link = await askForLink(page, world)
  await world.controls.post('/clock', { offset_s: 25 * 3600 })
  await page.goto(link)
  await erase(page).click()
  await expect(title(page, 'This link no longer works')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send new e-\u2060mail' }).click()
  await expect(title(page, 'Check your e-\u2060mail')).toBeFocused()
  const fresh = await linkOf(world)
  expect(fresh).not.toBe(link)
  await page.goto(fresh)
  await erase(page).click()
  await expect(farewell(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out now' }).click()
  await expect(page).toHaveURL('/')
})

test('a farewell whose session the platform has ended stays, through a reload too, and blames nobody @VER-2 @SES-6', {
  tag: ['@VER-2', '@SES-6'],
}, async ({ page, world, context }) => {
  await page.goto(await askForLink(page, world))
  await erase(page).click()
  await expect(count(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto('/favicon.svg')
  await second.evaluate((key) => sessionStorage.setItem(key, 'fuel'), tenantKey)
  await second.goto('/transactions')
  await expect(second).toHaveURL('/')
  await expect(count(page)).toHaveCount(0)
  await page.reload()
  await expect(farewell(page)).toBeVisible()
  await expect(count(page)).toHaveCount(0)
  expect(await isSignedIn(page)).toBe(false)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#content form')).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
})

test('a member who is offline is told so, loses nothing, and goes on when the network is back @VER-2 FT-06', {
  tag: ['@VER-2'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'verified')
  await page.goto('/deletion')
  await start(page).click()
  await expect(send(page)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(question(page).getByRole('alert')).toContainText('We can’t reach the server.')
  await context.setOffline(false)
  await send(page).click()
  await expect(title(page, 'Check your e-\u2060mail')).toBeVisible()
  await expectAccessible(page)
  expect(await world.calls('requestDeletion')).toHaveLength(1)
  const link = await linkOf(world)
  await page.goto(link)
  await expect(erase(page)).toBeVisible()
  await context.setOffline(true)
  await erase(page).click()
  await expect(alert(page)).toContainText('We can’t reach the server.')
  await context.setOffline(false)
  await erase(page).click()
  await expect(farewell(page)).toBeVisible()
})
