import { expect, test } from './fixtures.ts'
import { faint } from './models/dark.ts'
import { openDashboard } from './models/dashboard.ts'

/** Each colour that a club may set, and the text on it. */
const surfaces = {
  'HEADER.points_pillbox': 'HEADER.points_pillbox_text',
  'MENU.background': 'MENU.text',
  'MENU.mobile_menu_background': 'MENU.mobile_menu_text',
  'MENU.unread_news_background': 'MENU.unread_news_text',
  'FOOTER.background': 'FOOTER.text',
  'SIDEBAR.background': 'SIDEBAR.text',
  'SIDEBAR.button': 'SIDEBAR.button_text',
  'HOMEPAGE.button': 'HOMEPAGE.button_text',
  'COUPON.tile': 'COUPON.tile_text',
  'COUPON.button_use': 'COUPON.button_use_text',
  'COUPON.button_active': 'COUPON.button_active_text',
  'COUPON.button_inactive': 'COUPON.button_inactive_text',
  'GENERAL.confirm_button_background': 'GENERAL.confirm_button_text',
}

/** White words on yellow buttons, on a grey page. */
const theme = { page: 'rgb(117, 117, 117)', primary: '#ffe600', surface: '#ffe600', text: '#ffffff' }
const general = {
  'VISUAL.color': { background: theme.page, primary: theme.primary },
  'HEADER.background': theme.surface,
  'COUPON.ribbon': theme.surface,
  ...Object.fromEntries(
    Object.entries(surfaces).flatMap(([under, over]) => [
      [under, theme.surface],
      [over, theme.text],
    ]),
  ),
}

test('a member of a club that sets its colours with white words on yellow buttons, on a grey page reads every word @WHL-1', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await world.controls.post('/settings', { tenant: 'fuel', general })
  await world.enter(page, 'fuel')
  await page.goto('/pass-login')
  await expect(page.locator('body')).toHaveCSS('background-color', theme.page)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await faint(page)).toEqual([])
  await world.signIn(page, 'verified')
  await openDashboard(page)
  await expect(page.locator('#content').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await faint(page)).toEqual([])
  await page.goto('/coupons')
  await expect(page.locator('#content').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await faint(page)).toEqual([])
})
