import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { openDashboard, section } from './models/dashboard.ts'
import { expectScrolledTo } from './models/page-end.ts'

const items = (page: Page) => page.locator('#content li[data-item]')
const open = async (page: Page, path: '/perks' | '/leaflets') => {
  await page.goto(path)
  await expect(items(page).first()).toBeVisible()
}

test('a member opens a perk from the list, reads it, and Back and Close lead to the list where she left it @DSH-2', {
  tag: '@gate',
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await world.signIn(page, 'verified')
  await open(page, '/perks')
  await expect(items(page)).toHaveCount(6)
  const perk = page.getByRole('link', { name: /^Help at the roadside/ })
  await perk.click()
  const dialog = page.getByRole('dialog', { name: 'Help at the roadside' })
  await expect(dialog.getByText('Call the number on the back of your card.')).toBeVisible()
  await expect(page).toHaveURL('/perks#item-roadside')
  await expectAccessible(page)
  const left = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/perks')
  await expectScrolledTo(page, left)
  await perk.click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  // What was opened is not opened again by Back: the page before the list comes.
  await expect(page).toHaveURL('/perks')
})

test('a perk that is opened while the code of the router is on its way is closed by Back where she was @DSH-2', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await world.signIn(page, 'verified')
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(/\/_astro\/client\.[\w-]+\.js$/, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await open(page, '/perks')
  await asked.promise
  await page.getByRole('link', { name: /^Help at the roadside/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Help at the roadside' })
  await expect(dialog).toBeVisible()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  held.resolve()
  await expect(page.locator('meta[name=astro-view-transitions-enabled]')).toBeAttached()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expectScrolledTo(page, left)
})

test('the dashboard leads to a perk itself, and Close to the list of all @DSH-1 @DSH-2', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openDashboard(page)
  await section(page, 'Available perks')
    .getByRole('link', { name: /^Fast Wi-Fi/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Fast Wi-Fi while you wait' })
  await expect(dialog.getByText('Voltara Members')).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('Voltara Members')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/perks')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a link to a perk outlives the sign-in; a perk that is gone says so over the list @DSH-2 @RTE-6', async ({
  page,
  world,
}) => {
  const { email, password } = world.persona('verified')
  await world.enter(page, 'fuel')
  await page.goto('/perks#item-sauna')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/perks#item-sauna')
  const dialog = page.getByRole('dialog', { name: 'Perk' })
  await expect(dialog.getByText('This perk is no longer available.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(items(page)).toHaveCount(6)
})
