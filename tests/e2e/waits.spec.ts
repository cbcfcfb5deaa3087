import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { openMailedLink } from './models/links.ts'
import { agree, card, field, fill, send, toForm } from './models/registration.ts'

/** Sending too often is refused with a minute to wait. */
const tooOften = (world: World, endpoint: Parameters<World['fault']>[0]['endpoint']) =>
  world.fault({ endpoint, refusal: 'rate_limited', times: 1 })

/** The form says how long, its button waits, and when the minute is over it is what it was. */
const waitOut = async (page: Page, moveClock: (seconds: number) => Promise<void>) => {
  const told = page.locator('#content').getByText(/^(?:Try again in|Опитайте отново след)/)
  await expect(told).toBeVisible()
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await moveClock(1)
  await expect(told).toBeVisible()
  await moveClock(61)
  await expect(told).toHaveCount(0)
  await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true')
}

test('a visitor who signs in with empty fields is told at each, and one who tried too often waits and comes in @RPL-2 @AUT-1', async ({
  page,
  world,
  moveClock,
}) => {
  const { email, password } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  for (const _ of [1, 2]) {
    await send(page).click()
    await expect(page.locator('#content [aria-invalid=true]')).toHaveCount(2)
  }
  await tooOften(world, 'signIn')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await send(page).click()
  await waitOut(page, moveClock)
  await send(page).click()
  await expect(page.locator('html[data-session=member]')).toBeAttached()
})

test('a forgotten password: a failed server, a minute to wait, and another address @RPL-2 @AUT-4', async ({
  page,
  world,
  moveClock,
}) => {
  await world.enter(page, 'fuel')
  await page.goto('/forgot')
  await send(page).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await world.fault({ endpoint: 'requestPasswordReset', status: 500, times: 1 })
  await page.getByLabel('E-mail').fill('somebody@example.com')
  await send(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong on our side')
  await tooOften(world, 'requestPasswordReset')
  await send(page).click()
  await waitOut(page, moveClock)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Check your e-\u2060mail' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another e-\u2060mail' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('a new password: without the link of a mail there is none, one that is too short or has no network is told, and one sent too often waits @RPL-2 @AUT-5', async ({
  page,
  world,
  context,
  moveClock,
}) => {
  const { email } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/password-reset')
  await expect(page.getByRole('heading', { name: 'You need the link from our e-\u2060mail' })).toBeVisible()
  await page.goto('/forgot')
  await page.getByLabel('E-mail').fill(email)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Check your e-\u2060mail' })).toBeVisible()
  await openMailedLink(page, world, email)
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('Secret')
  await send(page).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('Secret12')
  await page.getByLabel('Repeat password').fill('Secret12')
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We can’t reach the server.')
  await context.setOffline(false)
  await tooOften(world, 'resetPassword')
  await send(page).click()
  await waitOut(page, moveClock)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Password changed' })).toBeVisible()
})

test('a registration that was sent too often waits with all that was typed, and goes on @RPL-2 @REG-1', async ({
  page,
  world,
  moveClock,
}) => {
  await toForm(page, world)
  await fill(page)
  await agree(page)
  await tooOften(world, 'register')
  await send(page).click()
  await waitOut(page, moveClock)
  await expect(field(page, 'firstname')).toHaveValue('Nora')
  await send(page).click()
  await expect(page).toHaveURL('/register-confirm')
})

test('a card’s number that cannot be one is refused at the field, and looking cards up too often has to wait @RPL-2 @REG-7', async ({
  page,
  world,
  moveClock,
}) => {
  await world.enter(page, 'grocer')
  await page.goto('/register')
  await field(page, 'card_number').fill('1')
  await send(page).click()
  await expect(page.locator('#content [aria-invalid=true]')).toBeVisible()
  await tooOften(world, 'verifyCard')
  await field(page, 'card_number').fill(card(1))
  await send(page).click()
  await waitOut(page, moveClock)
  await send(page).click()
  await expect(page).toHaveURL('/register-after-verify')
})

test('a phone number that is missing or none, a failed server, and a minute to wait before a code is sent @RPL-2 @AUT-2', async ({
  page,
  world,
  moveClock,
}) => {
  const { phone } = world.persona('verified', 'grocer')
  await world.enter(page, 'grocer')
  await page.goto('/')
  const typed = page.getByLabel('Телефонен номер')
  for (const _ of [1, 2]) {
    await send(page).click()
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
  }
  await typed.fill('12')
  await send(page).click()
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await world.fault({ endpoint: 'requestSignInCode', status: 500, times: 1 })
  await typed.fill(phone)
  await send(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/[а-я]/)
  await tooOften(world, 'requestSignInCode')
  await send(page).click()
  await waitOut(page, moveClock)
  await send(page).click()
  await expect(page).toHaveURL('/otp-verify')
})
