import type { Settings } from '#lib/config/settings.ts'
import { colourSettings } from './colour-settings.ts'
import { defaults, type TenantVariable } from './defaults.ts'
import { nearestColour } from './nearest-colour.ts'
import { marks, pairs } from './pairs.ts'
import { contrast, type Rgb } from './readable.ts'
import { type ColourSense, plainValue, seenColour, type Variables } from './resolve.ts'
import { askedVariables, themeVariables } from './variables.ts'

/** Two colours as they are seen, `#rrggbb`, and their contrast. */
export interface Seen {
  readonly over: string
  readonly under: string
  readonly ratio: number
}

/**
 * Two colours of a club's theme, one on the other, with the contrast that they need and the contrast that they have.
 */
export interface ContrastRow {
  readonly over: TenantVariable
  readonly under: TenantVariable
  readonly least: 4.5 | 3
  /** As the settings ask for it. */
  readonly asked: Seen
  /** As the portal draws it. */
  readonly drawn: Seen
  /** For what does not pass as it is asked for: which setting to change, and to what. */
  readonly remedy: { readonly setting: string; readonly colour: string } | undefined
}

/** A colour as `#rrggbb`. */
export const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** The variables that a value reads, and those that they read. */
const sources = (variables: Variables, name: TenantVariable): readonly TenantVariable[] =>
  [...(variables[name] ?? defaults[name]).matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, found]) => {
    const source = found as TenantVariable
    return [source, ...sources(variables, source)]
  })

/** The setting behind a variable: its own, or that of the variable which it repeats. */
const settingOf = (variables: Variables, name: TenantVariable): string | undefined => {
  const own = colourSettings.get(name)
  if (own && name in variables) return own
  const [, repeated] = /^var\((--[\w-]+)\)$/.exec(variables[name] ?? defaults[name]) ?? []
  return repeated ? settingOf(variables, repeated as TenantVariable) : own
}

/** All pairs of a theme, each with its contrast as asked for and as drawn. Pairs whose colours cannot be told are left out. */
export const contrastTable = (settings: Settings, sense: ColourSense): readonly ContrastRow[] => {
  const asked = askedVariables(settings, sense)
  const drawn = themeVariables(settings, sense)
  const see = (variables: Variables, over: TenantVariable, under: TenantVariable) => {
    const surface = seenColour(variables, under, sense)
    const text = surface && sense.rgb(plainValue(variables, over), surface)
    return text && { text, surface, ratio: contrast(text, surface) }
  }
  return [...pairs, ...marks].flatMap(({ over, under: surfaces, least }) =>
    surfaces.flatMap((under) => {
      const [before, after] = [see(asked, over, under), see(drawn, over, under)]
      if (!before || !after) return []
      const told = ({ text, surface, ratio }: typeof before): Seen => ({
        over: hexOf(text),
        under: hexOf(surface),
        ratio,
      })
      const ofText = settingOf(asked, over)
      const ofSurface = sources(asked, over).includes(under) ? undefined : settingOf(asked, under)
      const remedy = ofText
        ? { setting: ofText, colour: nearestColour(before.text, before.surface, least) }
        : ofSurface && { setting: ofSurface, colour: nearestColour(before.surface, before.text, least) }
      const row = { over, under, least, asked: told(before), drawn: told(after) }
      return [{ ...row, remedy: before.ratio < least ? remedy || undefined : undefined }]
    }),
  )
}
