import type { Page } from 'playwright/test'
import { coloured, type SettingCase } from './setting-case.ts'

const tile = (page: Page) => page.locator('main li[data-item] > div > div').first()

/** The first button of a tone among the coupons of a page. */
export const press = (tone: string) => (page: Page) =>
  page.locator(`main .button--tone_coupon-${tone}`).first()

/** The colours of coupons, in their list. */
export const couponColours: readonly SettingCase[] = [
  coloured('COUPON.ribbon', '#123abc', (page) => page.locator('.ribbon--tone_calm').first()),
  coloured('COUPON.tile', '#203040', tile),
  coloured('COUPON.tile_text', '#ffe8a0', tile, 'color'),
  coloured('COUPON.button_use', '#aa0055', press('use')),
  coloured('COUPON.button_use_text', '#ffffd0', press('use'), 'color'),
  coloured('COUPON.button_active', '#0055aa', press('active')),
  coloured('COUPON.button_active_text', '#ffffd1', press('active'), 'color'),
  coloured('COUPON.button_inactive', '#dddddd', press('inactive')),
  coloured('COUPON.button_inactive_text', '#330033', press('inactive'), 'color'),
]
