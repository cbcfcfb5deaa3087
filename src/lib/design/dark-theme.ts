import { inBoth } from '../domain/club/schemes.ts'
import { darkDefaults, darkPlainDefaults, defaults, type TenantVariable } from './defaults.ts'
import { contrast, luminance, type Rgb, readableOn } from './readable.ts'
import { readableTheme } from './readable-theme.ts'
import { type ColourSense, plainValue, seenColour, type Variables } from './resolve.ts'

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

/** The club's own colours of controls and marks, each with what it must be told from. */
export const fills = [
  ['--visual-primary', ['--visual-background', '--visual-surface']],
  ['--general-confirm-button-background', ['--visual-surface']],
  ['--homepage-button', ['--visual-background']],
  ['--sidebar-button', ['--sidebar-background']],
  ['--coupon-button-use', ['--coupon-tile']],
  ['--coupon-button-active', ['--coupon-tile']],
  ['--menu-underline', ['--menu-background', '--menu-mobile-menu-background']],
] as const satisfies readonly (readonly [TenantVariable, readonly TenantVariable[]])[]

/** A page that is no lighter than this, as WCAG's luminance, is a dark one by itself. */
const darkEnough = 0.06

/** The share of a club's own colour in the dark one that stands for it. */
const tint = 0.06

const isLight = (colour: Rgb): boolean => readableOn(colour) === '#000000'

/** A colour of whole bytes, each made of those of some colours. */
const written = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`
const bytes = (make: (at: 0 | 1 | 2) => number): Rgb => [make(0), make(1), make(2)]
const mixed = (one: Rgb, share: number, other: Rgb): Rgb =>
  bytes((at) => one[at] * share + other[at] * (1 - share))

/** Makes a colour lighter in small steps, its hue kept as long as can be and white at the end, until it is told from all others. */
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
 * A header with a logo stays as it is, since the logo is made for it.
 * asked: what the club asks for. light: its theme in the light. Returns undefined when its page's colour cannot be told.
 */
export const darkTheme = (asked: Variables, light: Variables, sense: ColourSense): Variables | undefined => {
  const page = seenColour(light, '--visual-background', sense)
  if (!page) return undefined
  const dark: Variables = {
    ...darkDefaults,
    ...(sense.plainOnly ? darkPlainDefaults : {}),
    ...asked,
  }
  const main = asked['--visual-primary'] === undefined ? undefined : sense.rgb(asked['--visual-primary'])
  let ground = sense.rgb(darkDefaults['--visual-background']) ?? page
  if (luminance(page) <= darkEnough) ground = page
  else if ('--visual-background' in asked) {
    if (main) ground = mixed(main, tint, ground)
    dark['--visual-background'] = written(ground)
    dark['--visual-text'] = darkDefaults['--visual-text']
    if ('--visual-surface' in asked) dark['--visual-surface'] = written(mixed([255, 255, 255], tint, ground))
  }

  const hasLogo = '--header-logo' in asked
  for (const [area, text] of grounds) {
    const seen = seenColour(light, area, sense)
    if (area === '--header-background' && hasLogo) {
      dark[area] = asked[area] ?? (seen ? written(seen) : defaults[area])
      dark[text] = light[text] ?? plainValue(light, text)
    } else if (area in asked && (!seen || isLight(seen))) {
      if (seen && area !== '--coupon-button-inactive') {
        dark[area] = written(mixed(seen, tint, ground))
        dark[text] = 'var(--visual-text)'
      } else for (const name of [area, text]) delete dark[name]
      if (area === '--sidebar-background') delete dark['--sidebar-button-divider']
    }
  }
  for (const [name, others] of fills) {
    // What has no colour of its own needs none to be told from.
    if (plainValue(dark, name) === 'transparent') continue
    const colour = seenColour(dark, name, sense)
    const seen = others.map((other) => seenColour(dark, other, sense) ?? ground)
    if (colour && seen.every((other) => !isLight(other)) && seen.some((other) => contrast(colour, other) < 3))
      dark[name] = written(lifted(colour, seen))
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
