import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { settingFaults } from '#lib/build/doctor/settings-rules.ts'
import { colours } from '#lib/build/stamping/colours.ts'
import { colourKeys } from '#lib/design/colour-settings.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, sideways } from './models/accessible.ts'
import { faint, lightness } from './models/dark.ts'
import { testersSite } from './models/sites.ts'

test.use({
  baseURL: testersSite,
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

const frame = (page: Page, name: string, theme = 'light') =>
  page.frameLocator(`iframe[title="${name}, ${theme} theme"]`)
const showScreen = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const allPass = 'All 49 pairs of colours pass WCAG AA in the light and in the dark theme.'
const verdict = (page: Page) => page.getByRole('status').first()

test('a designer sees a club’s colours on the portal, and takes those that can be read @WHL-1', async ({
  page,
}) => {
  await page.goto('/preview#HOMEPAGE.button=%23ffe600&HOMEPAGE.button_text=%23ffffff&width=390')
  await expect(verdict(page)).toContainText('1 of 49 in the light theme, 1 of 49 in the dark one')
  await showScreen(page, 'Dashboard')
  const button = frame(page, 'Dashboard').locator('[class*="tone_home"]:visible').first()
  // What is asked for cannot be read, so the portal draws it in black.
  await expect(button).toHaveCSS('background-color', 'rgb(255, 230, 0)')
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(frame(page, 'Dashboard', 'dark').locator('body')).toHaveCSS(
    'background-color',
    'rgb(19, 21, 25)',
  )
  const theme = page.getByRole('region', { name: 'Light theme', exact: true })
  const pair = theme.getByRole('listitem').filter({ hasText: 'Dashboard: button text' })
  await expect(pair).toContainText('1.26')
  await expect(pair).toContainText('Members see #000000 on #ffe600: 16.57')
  // The pages in the frames have journeys of their own, and stand there twice.
  await expectAccessible(page, 'iframe')
  await pair.getByRole('button', { name: /^HOMEPAGE\.button_text: take #/ }).press('Enter')
  await expect(verdict(page)).toHaveText(allPass)
  await expect(button).not.toHaveCSS('color', 'rgb(0, 0, 0)')
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
  await expect(frame(page, 'This browser').locator('body')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
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
    /^The portal knows no setting HEADER\.colour\b/,
    /^SIDEBAR\.text is 5; expected a colour of CSS/,
    /^COUPON\.tile is "env\(x\)"; expected a colour of CSS/,
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Primary', exact: true })).toHaveValue('#1f6b3a')
  expect(page.url()).not.toMatch(/logo|css|links|SIDEBAR\.text=/)
  await box.fill('{')
  await page.getByRole('button', { name: 'Take the colours' }).click()
  await expect(page.getByText(/^This is no JSON: /)).toBeVisible()
})

test('on a narrow phone the theme doctor can be used, and its pages can too @WHL-1', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/preview')
  await expect(verdict(page)).toHaveText(allPass)
  await expect(frame(page, 'This browser').getByRole('main')).toContainText('Sign in')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('Width').selectOption('390')
  await expect(page.locator('iframe').first()).toHaveCSS('width', '390px')
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

/** Downloads the settings by keyboard and reads the file. */
const download = async (page: Page): Promise<Record<string, unknown>> => {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download settings' }).press('Enter')
  const file = await begun
  expect(file.suggestedFilename()).toBe('theme.json')
  return JSON.parse(readFileSync(await file.path(), 'utf8'))
}

test('the portal wears the settings that a designer downloads, and reads in both themes @DSK-2', async ({
  page,
  world,
}) => {
  await page.goto('/preview#VISUAL.color.primary=%23c8102e&HEADER.background=%23ffd500')
  await expect(verdict(page)).toHaveText(allPass)
  const settings = await download(page)
  expect(settings).toEqual({
    'VISUAL.color.primary': '#c8102e',
    'VISUAL.dark': true,
    'HEADER.background': '#ffd500',
  })
  expect(settingFaults(settings, colours)).toEqual([])
  await page.getByRole('button', { name: 'Copy settings' }).press('Enter')
  await expect(page.getByText('Settings copied.')).toBeVisible()
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(settings)
  // The demo's club with these colours, and with none of its own.
  const none = Object.fromEntries(
    colourKeys.filter((key) => !key.startsWith('VISUAL')).map((key) => [key, '']),
  )
  await world.controls.post('/settings', { tenant: 'fuel', general: { ...none, ...settings } })
  const { email, password } = world.persona('verified')
  await page.goto('/pass-login?tenant=fuel')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Hello')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/coupons')
    await expect(page.locator('#content').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('#content [aria-busy="true"]:visible')).toHaveCount(0)
    expect(await faint(page), colorScheme).toEqual([])
  }
  expect(await lightness(page.locator('body'))).toBeLessThan(0.06)
})

test('five screens are drawn by the portal’s own pages in both themes @DSK-2', async ({ page }) => {
  await page.goto('/preview#VISUAL.color.primary=%23c8102e&VISUAL.color.background=%23fafafa')
  for (const [name, main] of [
    ['Sign-in', /Sign in/],
    ['Dashboard', /Hello, Olivia/],
    ['Coupons', /Coupons/],
    ['Coupon at the till', /Activate/],
    ['Profile', /verified@example\.com/],
  ] as const)
    await test.step(name, async () => {
      await showScreen(page, name)
      for (const theme of ['light', 'dark']) {
        const shown = frame(page, name, theme)
        await expect(shown.getByRole('main')).toContainText(main)
        await expect
          .poll(() => lightness(shown.locator('body')))
          .toBeCloseTo(theme === 'light' ? 0.95 : 0.01, 1)
      }
      const primary = await frame(page, name)
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--visual-primary'))
      expect(primary).toContain('#c8102e')
    })
  // A colour that is chosen now is painted at once, without a page that loads anew.
  await page.getByRole('textbox', { name: 'Background', exact: true }).first().fill('#eef7ee')
  await expect(frame(page, 'Profile').locator('body')).toHaveCSS('background-color', 'rgb(238, 247, 238)')
})
