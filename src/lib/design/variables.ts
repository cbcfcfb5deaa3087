import type { Settings } from '#lib/config/settings.ts'
import { headerVariables } from './header-variables.ts'
import { type Rgb, readableOn, reads } from './readable.ts'

/** What the browser knows of colours; replaced in tests. */
export interface ColourSense {
  /** `CSS.supports('color', value)`. */
  readonly supports: (value: string) => boolean
  /** The colour's opaque red, green and blue; undefined when it cannot be told. */
  readonly rgb: (value: string) => Rgb | undefined
}

/** The CSS variables of a club, `--group-key` in kebab case; a setting that is absent or refused has none. */
export type Variables = Record<`--${string}`, string>

/** Functions that reach outside the value; `CSS.supports` says yes to some of them. Cases, "Injection: decided". */
const reaching = /(?:url|var|env|attr|image|expression)\s*\(/i

const white: Rgb = [255, 255, 255]

/** Pairs of text and the surface it stands on. Unreadable text gives way to black or white. */
const pairs = [
  ['HEADER', 'points_pillbox_text', 'points_pillbox'],
  ['MENU', 'text', 'background'],
  ['MENU', 'mobile_menu_text', 'mobile_menu_background'],
  ['MENU', 'unread_news_text', 'unread_news_background'],
  ['FOOTER', 'text', 'background'],
  ['SIDEBAR', 'text', 'background'],
  ['SIDEBAR', 'button_text', 'button'],
  ['HOMEPAGE', 'button_text', 'button'],
  ['COUPON', 'tile_text', 'tile'],
  ['COUPON', 'button_use_text', 'button_use'],
  ['COUPON', 'button_active_text', 'button_active'],
  ['COUPON', 'button_inactive_text', 'button_inactive'],
  ['GENERAL', 'confirm_button_text', 'confirm_button_background'],
] as const satisfies readonly (readonly [keyof Settings, string, string])[]

/** Colours that are no text and carry none. */
const surfaces = [
  ['HEADER', 'background'],
  ['HEADER', 'border'],
  ['MENU', 'underline'],
  ['SIDEBAR', 'button_divider'],
  ['COUPON', 'ribbon'],
] as const satisfies readonly (readonly [keyof Settings, string])[]

const nameOf = (group: string, key: string): `--${string}` =>
  `--${group.toLowerCase()}-${key.replaceAll('_', '-')}`

/**
 * Turns settings into CSS variables. Colours pass the browser's own parser and reach nowhere; text that would be
 * unreadable on its tenant colour becomes black or white, whichever reads better. Spec §3, Settings by group.
 */
export const themeVariables = (settings: Settings, sense: ColourSense): Variables => {
  const variables: Variables = {}
  const colour = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && !reaching.test(value) && sense.supports(value)
      ? value
      : undefined
  const settingOf = (group: keyof Settings, key: string): unknown =>
    (settings[group] as Readonly<Record<string, unknown>>)[key]
  const put = (group: string, key: string, value: string | undefined) => {
    if (value !== undefined) variables[nameOf(group, key)] = value
  }

  for (const [group, key] of surfaces) put(group, key, colour(settingOf(group, key)))
  for (const [group, textKey, surfaceKey] of pairs) {
    const surface = colour(settingOf(group, surfaceKey))
    const text = colour(settingOf(group, textKey))
    put(group, surfaceKey, surface)
    const under = surface === undefined ? undefined : sense.rgb(surface)
    const over = text === undefined ? undefined : sense.rgb(text)
    put(group, textKey, under && (!over || !reads(over, under)) ? readableOn(under) : text)
  }

  const { background, primary } = settings.VISUAL.color
  const page = colour(background)
  const main = colour(primary)
  const pageRgb = (page === undefined ? undefined : sense.rgb(page)) ?? white
  const mainRgb = main === undefined ? undefined : sense.rgb(main)
  put('visual', 'background', page)
  put('visual', 'primary', main)
  if (page !== undefined) put('visual', 'text', readableOn(pageRgb) === '#000000' ? '#1a1a1a' : '#ffffff')
  if (mainRgb) {
    put('visual', 'on-primary', readableOn(mainRgb))
    // Links and selected items are drawn in the primary colour itself, where that can be read.
    put('visual', 'primary-text', reads(mainRgb, pageRgb) ? main : readableOn(pageRgb))
  }
  const header = colour(settings.HEADER.background)
  const headerRgb = header === undefined ? undefined : sense.rgb(header)
  if (headerRgb) put('header', 'text', readableOn(headerRgb))

  Object.assign(variables, headerVariables(settings))
  // One line under the header, unless a colour is set for it alone: then the other one lies above.
  const line = colour(settings.HEADER.border)
  const below = colour(settings.HEADER.border_bottom)
  put('header', 'border-bottom', below ?? line)
  if (below !== undefined) put('header', 'border-top', line)
  return variables
}

/** The colour sense of a browser: its CSS parser, and a canvas that computes any colour syntax. */
export const browserColours = (): ColourSense => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    supports: (value) => CSS.supports('color', value),
    rgb: (value) => {
      if (!canvas) return undefined
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = value
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return alpha === 255 ? [red, green, blue] : undefined
    },
  }
}
