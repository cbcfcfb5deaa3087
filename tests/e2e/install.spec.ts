import type { Page } from 'playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { activate, atTill, putDown } from './models/coupons.ts'
import { canInstall, linked, offer, openWithWorker } from './models/install.ts'
import { keys as platformKeys } from './models/platform.ts'

// The manifest of a club comes from the worker that its pages have.
test.use({ serviceWorkers: 'allow', newWindow: true })

const [first, second, third] = [
  'Every tenth coffee is free',
  'Full tank Friday: 15 cents off',
  'Screen wash, 3 litres, −40%',
] as const

/** A member at her coupons, in a browser that can install the portal. */
const comeIn = async (page: Page, world: World) => {
  await world.signIn(page, 'verified')
  // As the demo knows the club in a tab that is opened later.
  await page.evaluate((key) => localStorage.setItem(key, 'fuel'), platformKeys.tenant)
  await openWithWorker(page, '/coupons')
}

/** Activates a coupon of the list, and puts its code down. */
const use = async (page: Page, name: string) => {
  await activate(page, name)
  await expect(atTill(page)).toBeVisible()
  await putDown(page)
}

const isRequested = (page: Page) => page.locator('html[data-install=requested]')

test('a member is offered to install the portal after her second activation, when she has put the code down, and a no holds for good @OFF-4', async ({
  page,
  world,
}) => {
  await canInstall(page, 'accepted')
  await comeIn(page, world)
  await use(page, first)
  await expect(isRequested(page)).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)

  await activate(page, second)
  await expect(atTill(page)).toBeVisible()
  await expect(isRequested(page)).toBeAttached()
  await expect(
    page.locator('astro-island[client=requested][ssr][component-export=InstallIsland]'),
  ).toHaveCount(0)
  await expect(page.locator('section.install')).toHaveCount(0)
  await putDown(page)
  await expect(offer(page)).toBeInViewport()
  // It takes no focus, and says that it is there where the page ends.
  await expect(page.locator('section.install :focus')).toHaveCount(0)
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(offer(page)).toHaveCount(0)

  await page.reload()
  await expect(linked(page)).toBeAttached()
  await use(page, third)
  await expect(isRequested(page)).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
})

test('a member whose browser can install the portal is asked by it when she agrees, and the offer is gone @OFF-4', async ({
  page,
  world,
}) => {
  await canInstall(page, 'accepted')
  await comeIn(page, world)
  await use(page, first)
  // The second one on the coupon's own page, from which she is led to the list.
  await page.getByRole('link', { name: second }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Activate/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await expect(atTill(page)).toBeVisible()
  await putDown(page)
  await offer(page).getByRole('button', { name: 'Add it' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
})

test('a member with an iPhone is shown the two steps of its own menus, and the portal has its name and icon there @OFF-4', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await comeIn(page, world)
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /^data:image\/png/)
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    'Voltara Fuel Club',
  )
  await use(page, first)
  await use(page, second)
  await offer(page).getByRole('button', { name: 'Show me how' }).click()
  await expect(offer(page).getByRole('listitem')).toHaveText([
    'Tap Share in your browser’s bar.',
    'Choose “Add to Home Screen”.',
  ])
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toHaveCount(0)
})

test('a member whose portal is installed is not offered it @OFF-4', async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await comeIn(page, world)
  await use(page, first)
  await use(page, second)
  await expect(isRequested(page)).toBeAttached()
  await expect(
    page.locator('astro-island[client=requested][ssr][component-export=InstallIsland]'),
  ).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
})
