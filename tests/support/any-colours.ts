import fc from 'fast-check'
import { colours } from '#lib/build/stamping/colours.ts'
import type { TenantVariable } from '#lib/design/defaults.ts'
import { pairs } from '#lib/design/pairs.ts'
import { contrast, type Rgb } from '#lib/design/readable.ts'
import { plainValue, type Variables, visibleColour } from '#lib/design/resolve.ts'

/** The colours that a club may set, as its settings name them. */
export const colourKeys = [
  ...['VISUAL.color.background', 'VISUAL.color.primary', 'HEADER.background', 'HEADER.points_pillbox'],
  ...['HEADER.points_pillbox_text', 'MENU.background', 'MENU.text', 'MENU.mobile_menu_background'],
  ...['MENU.mobile_menu_text', 'MENU.unread_news_background', 'MENU.unread_news_text', 'FOOTER.background'],
  ...['FOOTER.text', 'SIDEBAR.background', 'SIDEBAR.text', 'SIDEBAR.button', 'SIDEBAR.button_text'],
  ...['HOMEPAGE.button', 'HOMEPAGE.button_text', 'COUPON.ribbon', 'COUPON.tile', 'COUPON.tile_text'],
  ...['COUPON.button_use', 'COUPON.button_use_text', 'COUPON.button_active', 'COUPON.button_active_text'],
  ...['COUPON.button_inactive', 'COUPON.button_inactive_text', 'GENERAL.confirm_button_background'],
  'GENERAL.confirm_button_text',
] as const

const byte = fc.integer({ min: 0, max: 255 })

/** Writes a colour of bytes as CSS does: `#rrggbb`, or `#rrggbbaa`. */
export const hexColour = (...parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const colour = fc.oneof(
  fc.tuple(byte, byte, byte).map((parts) => hexColour(...parts)),
  byte.map((grey) => hexColour(grey, grey, grey)),
  fc.tuple(byte, byte, byte, byte).map((parts) => hexColour(...parts)),
  fc.constantFrom('#ffffff', '#000000', '#ffff00', '#ff0000', 'transparent'),
)

/** Settings of a club in any colours, some of them not set. */
export const themeOfAnyColours = fc.record(Object.fromEntries(colourKeys.map((key) => [key, colour])), {
  requiredKeys: [],
})

/** The colour that a member sees for a variable of a theme. */
export const colourOf = (variables: Variables, name: TenantVariable): Rgb =>
  visibleColour(variables, name, colours) ?? [0, 0, 0]

/** The pairs of a theme that cannot be told from each other, as `text on surface: contrast`. */
export const unreadable = (variables: Variables): readonly string[] =>
  pairs.flatMap(({ over, under, least }) =>
    under.flatMap((name) => {
      const surface = colourOf(variables, name)
      const ratio = contrast(colours.rgb(plainValue(variables, over), surface) ?? [0, 0, 0], surface)
      return ratio < least ? [`${over} on ${name}: ${ratio.toFixed(2)}`] : []
    }),
  )
