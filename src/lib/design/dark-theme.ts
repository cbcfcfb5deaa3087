import { inBoth } from '../domain/club/schemes.ts'
import { darkDefaults, darkPlainDefaults, defaults, type TenantVariable } from './defaults.ts'
import { contrast, luminance, type Rgb, readableOn } from './readable.ts'
import { makeOpaque, readableTheme } from './readable-theme.ts'
import { type ColourSense, plainValue, type Variables, visibleColour } from './resolve.ts'

type Shape = readonly [TenantVariable, readonly TenantVariable[], text: TenantVariable | undefined]

/** Areas that are dark in the dark, and the text on each; one that a club has dark already stays as it is. */
const grounds = [
  ['--header-background', '--header-text'],
  ['--menu-background', '--menu-text'],
  ['--menu-mobile-menu-background', '--menu-mobile-menu-text'],
  ['--footer-background', '--footer-text'],
  ['--sidebar-background', '--sidebar-text'],
  ['--coupon-tile', '--coupon-tile-text'],
  ['--coupon-button-inactive', '--coupon-button-inactive-text'],
] as const satisfies readonly (readonly [TenantVariable, TenantVariable])[]

/** The club's own colours of controls and marks, each with what it must differ from, and the text on it. */
export const filledColours = [
  ['--visual-primary', ['--visual-background', '--visual-surface'], '--visual-on-primary'],
  ['--general-confirm-button-background', ['--visual-surface'], '--general-confirm-button-text'],
  ['--homepage-button', ['--visual-background'], '--homepage-button-text'],
  ['--sidebar-button', ['--sidebar-background'], '--sidebar-button-text'],
  ['--coupon-button-use', ['--coupon-tile'], '--coupon-button-use-text'],
  ['--coupon-button-active', ['--coupon-tile'], '--coupon-button-active-text'],
  ['--header-points-pillbox', ['--header-background'], '--header-points-pillbox-text'],
  ['--menu-unread-news-background', ['--header-background'], '--menu-unread-news-text'],
  ['--menu-underline', ['--menu-background', '--menu-mobile-menu-background'], undefined],
] as const satisfies readonly Shape[]

/** A page that is no lighter than this, as WCAG's luminance, is a dark one by itself. */
const darkEnough = 0.06

/** The share of a club's own colour in the dark one that stands for it. */
const tint = 0.06

/** Tells whether a colour is nearly black: dark, and with no hue to keep. */
const isBlackish = (colour: Rgb): boolean =>
  luminance(colour) < 0.03 && Math.max(...colour) - Math.min(...colour) < 32

const isLight = (colour: Rgb): boolean => readableOn(colour) === '#000000'

/** A colour of whole bytes, each made of those of some colours. */
const written = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`
const bytes = (make: (at: 0 | 1 | 2) => number): Rgb => [make(0), make(1), make(2)]
const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  bytes((at) => one[at] * share + other[at] * (1 - share))

/** Makes a colour lighter in small steps, its hue kept as long as can be and white at the end, until it differs from all others. */
const lifted = (colour: Rgb, others: readonly Rgb[]): Rgb => {
  const at = (step: number): Rgb =>
    bytes((part) => Math.round(Math.min(255, colour[part] * (1 + step * 3) + 255 * step * step)))
  let step = 0
  while (step < 1 && others.some((other) => contrast(at(step), other) < 3)) step += 1 / 64
  return at(step)
}

/**
 * Makes the dark companion of a club's theme, DRK-1. Its page and other areas become dark with a little of their own
 * colour, its controls as much lighter as it takes to see them, and its texts readable by the same rules as in the light.
 * A control that is nearly black changes places with its text. A logo keeps the colour of the header that it is made for,
 * as a plate under it.
 * asked: what the club asks for. light: its theme in the light. Returns undefined when its page's colour is unknown.
 */
export const darkTheme = (asked: Variables, light: Variables, sense: ColourSense): Variables | undefined => {
  const page = visibleColour(light, '--visual-background', sense)
  if (!page) return undefined
  const dark: Variables = { ...darkDefaults, ...(sense.plainOnly ? darkPlainDefaults : {}), ...asked }
  const main = asked['--visual-primary'] === undefined ? undefined : sense.rgb(asked['--visual-primary'])
  let ground = sense.rgb(darkDefaults['--visual-background']) ?? page
  if (luminance(page) <= darkEnough) ground = page
  else if ('--visual-background' in asked) {
    if (main) ground = mixed(main, tint, ground)
    dark['--visual-background'] = written(ground)
    dark['--visual-text'] = darkDefaults['--visual-text']
    if ('--visual-surface' in asked) dark['--visual-surface'] = written(mixed([255, 255, 255], tint, ground))
  }

  if ('--header-logo' in asked) {
    const made = visibleColour(light, '--header-background', sense)
    dark['--header-logo-ground'] = made
      ? written(made)
      : (asked['--header-background'] ?? defaults['--header-background'])
  }
  for (const [area, text] of grounds) {
    const seen = visibleColour(light, area, sense)
    // A half-transparent colour can be lighter on the dark page than on the light one.
    const inDark = visibleColour(dark, area, sense)
    if (area in asked && (!seen || isLight(seen) || (inDark && isLight(inDark)))) {
      if (seen && area !== '--coupon-button-inactive') {
        dark[area] = written(mixed(seen, tint, ground))
        dark[text] = 'var(--visual-text)'
      } else for (const name of [area, text]) delete dark[name]
      if (area === '--sidebar-background') delete dark['--sidebar-button-divider']
    }
  }
  makeOpaque(dark, sense)
  for (const [name, others, text] of filledColours) {
    // What has no colour of its own needs none to differ from.
    if (plainValue(dark, name) === 'transparent') continue
    const colour = visibleColour(dark, name, sense)
    const seen = others.map((other) => visibleColour(dark, other, sense) ?? ground)
    if (!colour || seen.some(isLight) || seen.every((other) => contrast(colour, other) >= 3)) continue
    const inverse = text && sense.rgb(plainValue(dark, text), colour)
    // A lighter black would be a grey that no club has asked for; its text's colour is the club's own.
    if (text && inverse && isBlackish(colour) && seen.every((other) => contrast(inverse, other) >= 3)) {
      dark[name] = written(inverse)
      dark[text] = written(colour)
    } else dark[name] = written(lifted(colour, seen))
  }
  return readableTheme(dark, sense)
}

/** Puts both themes of a club into one; what neither changes is left to the style sheet. */
export const inBothSchemes = (light: Variables, dark: Variables): Variables => {
  const sheet: Variables = { ...defaults, ...darkPlainDefaults, ...darkDefaults }
  const variables = { ...light }
  for (const name of Object.keys({ ...light, ...dark }) as TenantVariable[]) {
    if (!(name in light) && dark[name] === sheet[name]) continue
    // Measures of the header have no default of another kind.
    variables[name] = inBoth(light[name] ?? defaults[name], dark[name] ?? defaults[name])
  }
  return variables
}
