import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'

/** The choice at the foot of the page; its name is the page's own word for it. */
const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('combobox', { name, exact: true })
const lang = (page: Page) => page.locator('html').getAttribute('lang')

test('a visitor reads a Bulgarian club in English from then on, and loses nothing that she typed @WHL-3', {
  tag: '@gate',
}, async ({ page, world }) => {
  await world.enter(page, 'grocer')
  await page.goto('/pass-login')
  await page.getByLabel('Имейл', { exact: true }).fill('verified@example.com')
  await page.evaluate(() => Reflect.set(window, 'untouched', true))
  await choice(page, 'Език').selectOption('English')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in')
  expect(await lang(page)).toBe('en')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('verified@example.com')
  expect(await page.evaluate(() => Reflect.get(window, 'untouched'))).toBe(true)

  // The platform answers in the language that was chosen.
  await page.getByLabel('Password', { exact: true }).fill('Wrong1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your login info does not seem to be right.')).toBeVisible()
  const [login] = await world.calls('signIn')
  expect(login?.headers['accept-language']).toBe('en')

  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  await choice(page, 'Language').selectOption('English (UK)')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)

  // Back to the club's own: another club was never concerned.
  await choice(page, 'Language').selectOption('Български')
  await expect(choice(page, 'Език')).toHaveValue('bg')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('language'))),
  ).toEqual([])
})

test('a member chooses on her profile, and what the club says comes anew, in another tab too @WHL-3 @PRF-1', async ({
  page,
  world,
  context,
}) => {
  await world.signIn(page, 'verified')
  await page.goto('/coupons')
  await expect(page.locator('li[data-item]').first()).toBeVisible()
  const other = await context.newPage()
  await world.enter(other, 'fuel')
  await other.goto('/profile')
  await other.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('Polski')
  await expect(other.getByRole('heading', { level: 1, name: 'Mój profil' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Kupony' })).toBeVisible()
  await expect
    .poll(async () => (await world.calls('listCoupons')).map(({ headers }) => headers['accept-language']))
    .toEqual(['en', 'pl'])
  // The next page is Polish from its first paint and its first calls on.
  await page.goto('/transactions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('heading', { level: 1, name: 'Transakcje' })).toBeVisible()
  const asked = (await world.calls('listTransactions')).map(({ headers }) => headers['accept-language'])
  expect(new Set(asked)).toEqual(new Set(['pl']))
})
