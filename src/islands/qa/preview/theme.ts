import { inWords } from '#lib/build/catalogue/wording.ts'
import type { Settings } from '#lib/config/settings.ts'
import { readSettings } from '#lib/config/settings.ts'
import { colourSettings } from '#lib/design/colour-settings.ts'
import { defaults, type TenantVariable } from '#lib/design/defaults.ts'
import type { Rgb } from '#lib/design/readable.ts'
import type { ColourSense } from '#lib/design/resolve.ts'
import { browserColours } from '#lib/design/variables.ts'
import type { Preview } from './address.ts'

/** The settings of a club that sets these colours, whether it has a dark theme, and nothing else. */
export const settingsOf = ({ colours, dark }: Pick<Preview, 'colours' | 'dark'>): Settings =>
  readSettings({ ...colours, 'VISUAL.dark': dark })

let known: ColourSense | undefined

/** The colour sense of this browser, which computes each colour once: a theme asks for the same ones again and again. */
export const sense = (): ColourSense => {
  if (known) return known
  const browser = browserColours()
  const seen = new Map<string, Rgb | undefined>()
  known = {
    ...browser,
    rgb: (value, under) => {
      const key = `${value} ${under}`
      // A page that lives long among colours that are typed forgets them all at once.
      if (seen.size > 20_000) seen.clear()
      if (!seen.has(key)) seen.set(key, browser.rgb(value, under))
      return seen.get(key)
    },
  }
  return known
}

const groups: Readonly<Record<string, string>> = {
  VISUAL: 'Page',
  HEADER: 'Header',
  MENU: 'Menu',
  SIDEBAR: 'Sidebar',
  HOMEPAGE: 'Dashboard',
  COUPON: 'Coupons',
  GENERAL: 'Dialogs',
  FOOTER: 'Footer',
}

export const groupName = (key: string): string => groups[key.split('.')[0] ?? ''] ?? key

/** A setting within its group in words: `COUPON.button_use_text` is "Button use text". */
export const settingName = (key: string): string => inWords(key.split('.').at(-1) ?? '')

const variablesIn = (variable: TenantVariable): readonly TenantVariable[] =>
  [...defaults[variable].matchAll(/--[\w-]+/g)].map(([name]) => name as TenantVariable)

/** Tells whether a colour follows another one until a club sets it, by the portal's own values. */
const follows = (variable: TenantVariable, other: TenantVariable): boolean =>
  variablesIn(variable).some((one) => one === other || follows(one, other))

/**
 * Returns the settings that would follow a colour, and do not, because the club sets them itself: changing it leaves them as they are.
 * key: of the setting of the colour. DSK-2.
 */
export const unchangedBy = (key: string, { colours }: Pick<Preview, 'colours'>): readonly string[] => {
  const [variable] = [...colourSettings].find(([, one]) => one === key) ?? []
  if (variable === undefined) return []
  return [...colourSettings].flatMap(([other, own]) => (colours[own] && follows(other, variable) ? own : []))
}
