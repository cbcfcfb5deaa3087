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
