import type { Settings } from '#lib/config/settings.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { darkTheme, inBothSchemes } from './dark-theme.ts'
import type { TenantVariable } from './defaults.ts'
import { nameOf, texts } from './pairs.ts'
import { hexOf, type Rgb, readableOn } from './readable.ts'
import { readableTheme } from './readable-theme.ts'
import { type ColourSense, type Variables, visibleColour } from './resolve.ts'

/** An address as CSS takes it between quotes: what could end the string is percent-encoded. */
const quoted = (address: string): string =>
  `url("${address.replace(/["\\\s]/g, (sign) => encodeURIComponent(sign))}")`

/**
 * Returns what the head's script can paint of the header before any island is there: its measures, the logo, and
 * whether there are points and a link to the card. The logo's address is made here from a safe one; no tenant writes
 * `url(`.
 */
const headerVariables = ({ HEADER, GENERAL }: Settings): Record<`--${string}`, string> => {
  const logo = safeImage(HEADER.logo)
  return {
    '--header-height': `${HEADER.height}px`,
    '--header-logo-width': `${HEADER.logo_width}px`,
    '--header-border-thickness': `${HEADER.border_thickness}px`,
    ...(logo ? { '--header-logo': quoted(logo) } : {}),
    ...(HEADER.show_points ? {} : { '--header-points': 'none' }),
    ...(GENERAL.card ? {} : { '--header-card': 'none' }),
  }
}

/** Functions that reach outside the value; `CSS.supports` says yes to some of them. Cases, "Injection: decided". */
const reaching = /(?:url|var|env|attr|image|expression)\s*\(/i

/** Words that CSS takes for a colour and that mean another one in every place. */
const relative = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$/i

/** Colours whose text is no setting. */
export const surfaces = [
  ['HEADER', 'background'],
  ['HEADER', 'border'],
  ['MENU', 'underline'],
  ['SIDEBAR', 'button_divider'],
  ['COUPON', 'ribbon'],
] as const satisfies readonly (readonly [keyof Settings, string])[]

/** A club's colour if it may be used: it passes the browser's own parser, reaches nowhere, and is the same everywhere. XS-25. */
export const legalColour = (value: unknown, sense: ColourSense): string | undefined =>
  typeof value === 'string' && !reaching.test(value) && !relative.test(value.trim()) && sense.supports(value)
    ? value
    : undefined

/** Returns the CSS variables that a club asks for: its legal colours, readable or not, and what follows from them. */
export const askedVariables = (settings: Settings, sense: ColourSense): Variables => {
  const variables: Variables = {}
  const colour = (value: unknown) => legalColour(value, sense)
  const settingOf = (group: keyof Settings, key: string): unknown =>
    (settings[group] as Readonly<Record<string, unknown>>)[key]
  const put = (group: string, key: string, value: string | undefined) => {
    if (value !== undefined) variables[nameOf(group, key)] = value
  }

  for (const [group, key] of surfaces) put(group, key, colour(settingOf(group, key)))
  for (const [group, textKey, surfaceKey] of texts) {
    const surface = colour(settingOf(group, surfaceKey))
    const under = surface === undefined ? undefined : sense.rgb(surface)
    put(group, surfaceKey, surface)
    put(group, textKey, colour(settingOf(group, textKey)) ?? (under && readableOn(under)))
  }

  const page = colour(settings.VISUAL.color.background)
  const main = colour(settings.VISUAL.color.primary)
  const on = (value: string | undefined): Rgb | undefined =>
    value === undefined ? undefined : sense.rgb(value)
  const pageRgb = on(page)
  const mainRgb = on(main)
  const headerRgb = on(colour(settings.HEADER.background))
  put('visual', 'background', page)
  put('visual', 'primary', main)
  // A softer black, where it can be read.
  if (pageRgb) put('visual', 'text', readableOn(pageRgb) === '#000000' ? '#1a1a1a' : '#ffffff')
  if (mainRgb) put('visual', 'on-primary', readableOn(mainRgb))
  if (headerRgb) put('header', 'text', readableOn(headerRgb))

  if (sense.plainOnly) {
    if (pageRgb)
      put(
        'visual',
        'surface',
        readableOn(pageRgb) === '#000000'
          ? '#ffffff'
          : `color-mix(in oklab, rgb(${pageRgb.join(' ')}) 95%, white)`,
      )
    const ribbonRgb = on(colour(settings.COUPON.ribbon))
    if (ribbonRgb) put('coupon', 'ribbon-text', readableOn(ribbonRgb))
  }

  Object.assign(variables, headerVariables(settings))
  // One line under the header, unless a colour is set for it alone: then the other one lies above.
  const line = colour(settings.HEADER.border)
  const below = colour(settings.HEADER.border_bottom)
  put('header', 'border-bottom', below ?? line)
  if (below !== undefined) put('header', 'border-top', line)
  return variables
}

/** Turns settings into CSS variables, with black or white for text that would be unreadable. WHL-1. */
export const themeVariables = (settings: Settings, sense: ColourSense): Variables =>
  readableTheme(askedVariables(settings, sense), sense)

/** The variables by which a club has no dark theme: its light one counts in both schemes, and no browser makes its own. DRK-1. */
const onlyLight: Variables = { '--scheme': 'only light', '--light': 'initial', '--dark': ' ' }

/** The variables by which a club has one: the system says which of its two counts. DRK-1. */
const ofSystem: Variables = {
  '--scheme': 'var(--light, light) var(--dark, dark)',
  '--light': 'var(--system-light)',
  '--dark': 'var(--system-dark)',
}

/** Turns settings into CSS variables for both schemes, as pages have them; for the light one alone where the club wants no other. DRK-1. */
export const schemeVariables = (settings: Settings, sense: ColourSense): Variables => {
  const asked = askedVariables(settings, sense)
  const light = readableTheme(asked, sense)
  const dark = settings.VISUAL.dark ? darkTheme(asked, light, sense) : undefined
  return dark ? { ...inBothSchemes(light, dark), ...ofSystem } : { ...light, ...onlyLight }
}

/** Returns the colours of a club's installed portal in the light, as `#rrggbb`. variables: of its theme. */
export const appColours = (variables: Readonly<Record<string, string>>, sense: ColourSense) => {
  const seen = (name: TenantVariable, otherwise: Rgb) =>
    hexOf(visibleColour(variables as Variables, name, sense) ?? otherwise)
  return {
    header: seen('--header-background', [255, 255, 255]),
    page: seen('--visual-background', [255, 255, 255]),
    main: seen('--visual-primary', [0, 0, 0]),
    onMain: seen('--visual-on-primary', [255, 255, 255]),
  }
}

/** The colour sense of a browser: its CSS parser, and a canvas that computes any colour syntax. */
export const browserColours = (): ColourSense => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    supports: (value) => CSS.supports('color', value),
    plainOnly: !CSS.supports('color', 'oklch(from red clamp(0, (0.6 - l) * 1000, 1) 0 0)'),
    rgb: (value, under) => {
      if (!canvas || !CSS.supports('color', value)) return undefined
      canvas.clearRect(0, 0, 1, 1)
      for (const fill of [under && `rgb(${under.join()})`, value]) {
        if (fill === undefined) continue
        canvas.fillStyle = fill
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return alpha === 255 ? [red, green, blue] : undefined
    },
  }
}
