import type { BrowserContext, Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { expect, test, type World } from './fixtures.ts'
import { untilNextPage } from './models/next-page.ts'
import { askAnew } from './models/stored-answers.ts'

const notKept = 'Your browser doesn’t let this site store anything'
const rows = (page: Page) => page.locator('#content a[href^="/coupon/"]')

const signIn = async (page: Page, world: World, club: 'fuel' | 'plain' = 'fuel') => {
  const { email, password } = world.persona('verified', club)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await untilNextPage(page, () =>
    page.locator('#content form').getByRole('button', { name: 'Sign in' }).click(),
  )
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
}

/** A browser whose local storage is full, or that has neither storage until `window.allowed` is set. */
const fillLocal = (context: BrowserContext) =>
  context.addInitScript(() => {
    const take = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError')
      take.call(this, key, value)
    }
  })
const denyBoth = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const own =
        Object.getOwnPropertyDescriptor(Window.prototype, name) ??
        Object.getOwnPropertyDescriptor(window, name)
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          if (!Reflect.get(window, 'allowed')) throw new DOMException('denied', 'SecurityError')
          return own?.get?.call(window)
        },
      })
    }
  })

test('a member whose local storage is full signs in and stays signed in from page to page @B1 @SES-1 AS-23', {
  tag: '@gate',
}, async ({ context, page, world }) => {
  await world.enter(page, 'fuel')
  await fillLocal(context)
  await askAnew(context)
  await page.goto('/pass-login')
  await signIn(page, world)
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await world.controls.post('/expire-access')
  const refreshes = async () => (await world.calls('refreshSession')).map(({ status }) => status)
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(refreshes).toEqual([200])
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await refreshes()).toEqual([200])
})

test('a member whose browser keeps nothing is told so on / before she types her password @B1 @SES-1 AS-24', {
  tag: '@gate',
}, async ({ context, page }) => {
  await denyBoth(context)
  await page.goto('/?tenant=grocer')
  await expect(page.getByRole('alert').filter({ hasText: notKept })).toBeVisible()
  await expect(page.locator('#content input[type=password]')).toHaveCount(0)
  // She has allowed it, and need not reload.
  await page.evaluate(() => Reflect.set(window, 'allowed', true))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(notKept)).toHaveCount(0)
  await expect(page.locator('#content form, #content section').first()).toBeVisible()
})

test('two clubs in one origin keep their members apart: in tabs, on reload and when one signs out @B3 @SES-1 @SES-6', async ({
  context,
  page,
  world,
}) => {
  await world.signIn(page, 'verified', 'fuel')
  await askAnew(context)
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  const token = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').token as string,
      keyOfTenant(authKey, 'fuel'),
    )
  const own = await token()
  const other = await context.newPage()
  await other.goto('/pass-login?tenant=plain')
  await signIn(other, world, 'plain')
  const bearers = new Set<string | undefined>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/coupons')) bearers.add(request.headers().authorization)
  })
  await page.goto('/card')
  await expect(page.locator('html[data-session="member"]')).toBeAttached()
  await page.goto('/coupons')
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => [...bearers].filter(Boolean)).toEqual([`Bearer ${own}`])
  await other.getByRole('button', { name: 'Open menu' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(other.locator('html[data-session="visitor"]')).toBeAttached()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(await token()).toBe(own)
})
