import { describe, expect, test } from 'vitest'
import { readSettings } from '#lib/config/read-settings.ts'
import { fuelSettings } from './tenants/fuel-settings.ts'
import { grocerSettings } from './tenants/grocer-settings.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Returns the brightness of a colour, as WCAG measures it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

describe.each([
  ['fuel', fuelSettings],
  ['grocer', grocerSettings],
])('in the colours of the club %s', (_, settingsOf) => {
  const settings = readSettings(settingsOf((name) => name))
  const { GENERAL, VISUAL, COUPON, MENU, HEADER, FOOTER, SIDEBAR } = settings

  test.each([
    ['the main action', '#ffffff', VISUAL.color.primary],
    ['the primary colour on the page', VISUAL.color.primary, VISUAL.color.background],
    ['the confirm button', GENERAL.confirm_button_text, GENERAL.confirm_button_background],
    ['a coupon', COUPON.tile_text, COUPON.tile],
    ['the button of a coupon', COUPON.button_use_text, COUPON.button_use],
    ['the button of an activated coupon', COUPON.button_active_text, COUPON.button_active],
    ['the button of a locked coupon', COUPON.button_inactive_text, COUPON.button_inactive],
    ['the ribbon', '#ffffff', COUPON.ribbon],
    ['the menu', MENU.text, MENU.background],
    ['the drawer', MENU.mobile_menu_text, MENU.mobile_menu_background],
    ['the unread badge', MENU.unread_news_text, MENU.unread_news_background],
    ['the points pill', HEADER.points_pillbox_text, HEADER.points_pillbox],
    ['the footer', FOOTER.text, FOOTER.background],
    ['the sidebar', SIDEBAR.text, SIDEBAR.background],
  ])('%s can be read', (__, text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
  })
})
