import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openCoupons } from './models/coupons.ts'
import { themesOf } from './models/themes/any-theme.ts'
import { applyTheme, faintOn, prepareForThemes, wrongOn } from './models/themes/themes.ts'

/** The list of coupons, on which most colours of a club stand, ready to be dressed. */
const openStage = async (page: Page): Promise<void> => {
  await openCoupons(page)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await prepareForThemes(page)
}

/** The number of random themes; more of them are tried by `THEMES=200 npm run e2e -- random-themes`. */
const amount = Number(process.env.THEMES ?? 10)

test('a member reads every word of her coupons, whole and in its place, in random themes @WHL-1 @DRK-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openStage(page)
  for (const settings of themesOf(2, amount)) {
    await page.emulateMedia({ colorScheme: 'light' })
    await applyTheme(page, { ...settings, 'VISUAL.dark': true })
    expect(await wrongOn(page), JSON.stringify(settings)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintOn(page), JSON.stringify(settings)).toEqual([])
  }
})

test('a theme in which a text vanishes, is cut or makes the page too wide would be told @WHL-1', async ({
  page,
  world,
}) => {
  await world.signIn(page, 'verified')
  await openStage(page)
  expect(await wrongOn(page)).toEqual([])
  await page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('--coupon-tile-text', 'var(--coupon-tile)')
    style.setProperty('--coupon-button-use-text', 'rgb(20 140 140)')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main h1 { height: 8px; overflow: hidden } main { min-width: 500px }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const wrong = (await wrongOn(page)).join('\n')
  expect(wrong).toMatch(/Too faint: .*Element has a 1:1 contrast ratio with the background/)
  expect(wrong).toMatch(/Too faint: .*insufficient color contrast of 1\.\d/)
  expect(wrong).toMatch(/text "Coupons" is cut by its box <h1>/)
  expect(wrong).toMatch(/the page is \d+ px wider than its window/)
})
