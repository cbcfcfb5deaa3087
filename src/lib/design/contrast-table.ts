import type { Settings } from '#lib/config/settings.ts'
import type { Scheme } from '../domain/club/schemes.ts'
import { colourSettings } from './colour-settings.ts'
import { darkTheme } from './dark-theme.ts'
import { darkDefaults, darkPlainDefaults, defaults, type TenantVariable } from './defaults.ts'
import { nearestColour } from './nearest-colour.ts'
import { marks, type Pair, pairs, shapes } from './pairs.ts'
import { contrast, hexOf } from './readable.ts'
import { readableTheme } from './readable-theme.ts'
import { type ColourSense, plainValue, type Variables, visibleColour } from './resolve.ts'
import { askedVariables, legalColour } from './variables.ts'

/** Two colours as they are seen, `#rrggbb`, and their contrast. */
export interface Seen {
  readonly over: string
  readonly under: string
  readonly ratio: number
}

/** A setting to change, and its value; an empty one leaves the choice to the portal. */
export interface Remedy {
  readonly setting: string
  readonly colour: string
}

/** Two colours of a club's theme, one on the other, with their contrast. */
export interface ContrastRow {
  readonly over: TenantVariable
  readonly under: TenantVariable
  readonly least: 4.5 | 3
  readonly asked: Seen
  readonly drawn: Seen
  /** For what does not pass as it is asked for: the change that would mend it, where there is one. */
  readonly remedy: Remedy | undefined
}

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

const inner = (tree: unknown, key: string): unknown => Reflect.get(Object(tree), key)

/** Settings with another value for one of them. */
const changed = <T>(tree: T, [key = '', ...rest]: readonly string[], value: string): T => ({
  ...tree,
  [key]: rest.length === 0 ? value : changed(inner(tree, key), rest, value),
})

/** A theme as it is asked for and as it is drawn, each with the values of its scheme. */
interface Theme {
  readonly asked: Variables
  readonly drawn: Variables
}

const lightOf = (settings: Settings, sense: ColourSense): Theme => {
  const asked = askedVariables(settings, sense)
  return { asked, drawn: readableTheme(asked, sense) }
}

/** The dark companion of a theme; asked for is only a text that the club names itself. Undefined without a dark theme. */
const darkOf = (settings: Settings, sense: ColourSense): Theme | undefined => {
  const light = lightOf(settings, sense)
  const dark = settings.VISUAL.dark ? darkTheme(light.asked, light.drawn, sense) : undefined
  if (!dark) return undefined
  const drawn: Variables = { ...(sense.plainOnly ? darkPlainDefaults : {}), ...darkDefaults, ...dark }
  const asked: Variables = { ...drawn }
  for (const { over } of pairs) {
    const setting = colourSettings.get(over)
    const named = setting && legalColour(setting.split('.').reduce<unknown>(inner, settings), sense)
    const isReplaced = drawn[over] === '#000000' || drawn[over] === '#ffffff'
    if (named && isReplaced) asked[over] = named
  }
  return { asked, drawn }
}

const themeIn = (scheme: Scheme, settings: Settings, sense: ColourSense): Theme | undefined =>
  scheme === 'light' ? lightOf(settings, sense) : darkOf(settings, sense)

/** One colour of a theme on another one; undefined when either is unknown. */
const see = (variables: Variables, over: TenantVariable, under: TenantVariable, sense: ColourSense) => {
  const surface = visibleColour(variables, under, sense)
  const text = surface && sense.rgb(plainValue(variables, over), surface)
  return text && { text, surface, ratio: contrast(text, surface) }
}

const seenOf = ({ text, surface, ratio }: NonNullable<ReturnType<typeof see>>): Seen => ({
  over: hexOf(text),
  under: hexOf(surface),
  ratio,
})

/** Pairs one by one, in the order of the design. */
const every: readonly (Omit<Pair, 'under'> & { readonly under: TenantVariable })[] = [
  ...pairs,
  ...marks,
  ...shapes,
].flatMap(({ over, under, least }) => under.map((one) => ({ over, under: one, least })))

/** Lists the pairs that do not pass as the settings ask for them in either theme, as `scheme: over under`. */
export const failures = (settings: Settings, sense: ColourSense): readonly string[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const theme = themeIn(scheme, settings, sense)
    return every.flatMap(({ over, under, least }) => {
      const seen = theme && see(theme.asked, over, under, sense)
      return seen && seen.ratio < least ? [`${scheme}: ${over} ${under}`] : []
    })
  })

/** The first change that mends a pair and breaks none in either theme. */
const firstThatMends = (
  changes: readonly Remedy[],
  pair: string,
  settings: Settings,
  sense: ColourSense,
): Remedy | undefined => {
  const before = new Set(failures(settings, sense))
  return changes.find(({ setting, colour }) => {
    const after = failures(changed(settings, setting.split('.'), colour), sense)
    return !after.includes(pair) && after.every((one) => before.has(one))
  })
}

/** All pairs of a theme in one scheme whose colours are known, with their contrast as asked for and as drawn. */
export const contrastTable = (
  settings: Settings,
  sense: ColourSense,
  scheme: Scheme = 'light',
): readonly ContrastRow[] => {
  const theme = themeIn(scheme, settings, sense)
  if (!theme) return []
  const { asked, drawn } = theme
  const light = askedVariables(settings, sense)
  return every.flatMap(({ over, under, least }) => {
    const [before, after] = [see(asked, over, under, sense), see(drawn, over, under, sense)]
    if (!before || !after) return []
    const row = { over, under, least, asked: seenOf(before), drawn: seenOf(after) }
    if (before.ratio >= least) return [{ ...row, remedy: undefined }]
    const ofText = settingOf(light, over)
    const ofSurface = sources(light, over).includes(under) ? undefined : settingOf(light, under)
    const text = ofText && { setting: ofText, colour: nearestColour(before.text, before.surface, least) }
    const surface = ofSurface && {
      setting: ofSurface,
      colour: nearestColour(before.surface, before.text, least),
    }
    if (scheme === 'light') return [{ ...row, remedy: text || surface || undefined }]
    // In the dark, black or white by the portal's choice does what no single colour can.
    const changes = [ofText && { setting: ofText, colour: '' }, text, surface].filter((one) => !!one)
    return [{ ...row, remedy: firstThatMends(changes, `dark: ${over} ${under}`, settings, sense) }]
  })
}
