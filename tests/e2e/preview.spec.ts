import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { testersSite } from './models/sites.ts'

test.use({ baseURL: testersSite, viewport: { width: 1280, height: 900 } })

const kit = (page: Page, theme = 'light') =>
  page.frameLocator(`iframe[title="Every part of the kit in these colours, ${theme} theme"]`)
const allPass = 'All 52 pairs of colours pass WCAG AA in the light and in the dark theme.'
const verdict = (page: Page) => page.getByRole('status').first()

test('a designer sees a club’s colours on every part, and takes those that can be read @WHL-1', async ({
  page,
}) => {
  await page.goto('/preview#HOMEPAGE.button=%23ffe600&HOMEPAGE.button_text=%23ffffff&width=390')
  await expect(verdict(page)).toContainText('1 of 52 in the light theme, 1 of 52 in the dark one')
  const button = kit(page)
    .getByRole('button', { name: 'Sign in' })
    .and(kit(page).locator('[class*="tone_home"]'))
  // What is asked for cannot be read, so the portal draws it in black.
  await expect(button.first()).toHaveCSS('background-color', 'rgb(255, 230, 0)')
  await expect(button.first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(kit(page, 'dark').locator('body')).toHaveCSS('background-color', 'rgb(19, 21, 25)')
  const theme = page.getByRole('region', { name: 'Light theme', exact: true })
  const pair = theme.getByRole('listitem').filter({ hasText: 'Dashboard: button text' })
  await expect(pair).toContainText('1.26')
  await expect(pair).toContainText('Members see #000000 on #ffe600: 16.57')
  await expectAccessible(page)
  await pair.getByRole('button', { name: /^HOMEPAGE\.button_text: take #/ }).press('Enter')
  await expect(verdict(page)).toHaveText(allPass)
  await expect(button.first()).not.toHaveCSS('color', 'rgb(0, 0, 0)')
  // The address has it all: whoever gets it sees the same.
  await page.reload()
  await expect(verdict(page)).toHaveText(allPass)
  await page.getByRole('link', { name: 'For testers' }).click()
  await expect(page).toHaveURL(/\/qa$/)
})

test('hostile values reach nothing: not by the address, not by the fields, not by pasted settings XS-25 @WHL-1', async ({
  page,
}) => {
  await page.goto(
    '/preview#GENERAL.custom_css=body{display:none}&VISUAL.color.background=url(//evil.example)&VISUAL.color.primary=red;}body{',
  )
  await expect(verdict(page)).toHaveText(allPass)
  await expect(kit(page).locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText('The portal takes no such colour.')).toHaveCount(2)
  await page.getByRole('button', { name: 'Start anew' }).click()
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('var(--x)')
  await expect(page.getByText('The portal takes no such colour.')).toHaveCount(1)
  expect(new URL(page.url()).hash).toBe('')

  const box = page.getByRole('textbox', { name: 'Settings of a club' })
  const config = await page.evaluate(async () =>
    (await fetch('/wl/v1/platform/domain/grocer/config/public')).json(),
  )
  config.data.general['SIDEBAR.text'] = 5
  config.data.general['COUPON.tile'] = 'env(x)'
  config.data.general['HEADER.colour'] = 'red'
  await box.fill(JSON.stringify(config))
  await page.getByRole('button', { name: 'Take the colours' }).press('Enter')
  for (const sentence of [
    /^HEADER\.colour is no setting that the portal knows\.$/,
    /^SIDEBAR\.text is wrong: .+\.$/,
    /^COUPON\.tile is no colour that the portal takes\.$/,
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('bg')
  await expect(kit(page).getByRole('button', { name: 'Вход' }).first()).toBeVisible()
  expect(page.url()).not.toMatch(/logo|css|links|SIDEBAR\.text=/)
  await box.fill('{')
  await page.getByRole('button', { name: 'Take the colours' }).click()
  await expect(page.getByText(/^This is no JSON: /)).toBeVisible()
})

test('on a narrow phone, with long words, in every language nothing of the kit lies beyond the side @WHL-1', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const locale of ['en', 'en_GB', 'bg', 'cs', 'pl', 'ro', 'sk', 'fr']) {
    await page.goto(`/preview/specimens#lang=${locale}&long=1`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
    await expect(page.getByText(/Kundenbindungs/).first()).toBeVisible()
    expect(await sideways(page), locale).toBeLessThanOrEqual(0)
  }
  await page.goto('/preview/specimens#lang=fr')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Above the page' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Above the page' })).toBeFocused()
  for (const name of ['normal', 'wide', 'full', 'drawer', 'terms']) {
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
