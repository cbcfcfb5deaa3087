import type * as v from 'valibot'
import { defaultSettings } from '../../config/read-settings.ts'
import { settings } from '../../config/settings.ts'
import { defaults } from '../../design/defaults.ts'
import { type Meaning, meanings } from './meanings.ts'

/** A public setting as an integrator reads of it. */
export interface Entry extends Leaf, Omit<Meaning, 'byDefault'> {
  readonly byDefault: string
}

interface Leaf {
  readonly key: string
  /** The least and the most that is taken, behind a comma; empty where there are none. */
  readonly range: string
}

const inner = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? inner(schema.wrapped as v.GenericSchema) : schema

const rangeOf = (schema: v.GenericSchema): string => {
  const steps = 'pipe' in schema ? (schema.pipe as readonly { type: string; requirement?: unknown }[]) : []
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement
  const [least, most] = [limit('min_value'), limit('max_value')]
  return least === undefined ? '' : most === undefined ? `, from ${least}` : `, ${least} to ${most}`
}

/** The settings that a schema reads, with their dotted keys, in its order. */
export const leavesOf = (schema: v.GenericSchema, path = ''): readonly Leaf[] => {
  const own = inner(schema)
  return 'entries' in own
    ? Object.entries(own.entries as v.ObjectEntries).flatMap(([key, entry]) =>
        leavesOf(entry, path === '' ? key : `${path}.${key}`),
      )
    : [{ key: path, range: rangeOf(own) }]
}

/** The value that a colour takes when no setting sets it. */
const followed: Readonly<Record<string, string>> = {
  '--visual-text': 'black or white, whichever reads on the page',
  '--visual-muted': 'quiet text',
  '--visual-surface': 'as cards: white, or lighter than a dark page',
  '--visual-hairline': 'a fine line',
  '--visual-subtle': 'a shade of the page',
  '--visual-on-primary': 'black or white, whichever reads on the primary colour',
  '--header-text': 'black or white, whichever reads on the header',
}

const variableOf = (key: string): string =>
  `--${key.replace('.color', '').replace('.', '-').replaceAll('_', '-').toLowerCase()}`

const themed = (variable: string, keyOf: ReadonlyMap<string, string>): string => {
  const value: string = defaults[variable as keyof typeof defaults]
  const share = /^color-mix\(in srgb, var\(--visual-text\) (\d+)%/.exec(value)?.[1]
  if (share !== undefined) return `the text of the page, faded to ${share} %`
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other === undefined) return `\`${value}\``
  const key = keyOf.get(other)
  return key === undefined ? (followed[other] ?? themed(other, keyOf)) : `as \`${key}\``
}

const written = (key: string): string => {
  const value = key
    .split('.')
    .reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], defaultSettings)
  return typeof value === 'boolean' ||
    typeof value === 'number' ||
    (typeof value === 'string' && value !== '')
    ? `\`${value}\``
    : 'none'
}

/** Every public setting: its key, how it is written, its default, what it changes, and where that is seen. */
export const catalogue = (): readonly Entry[] => {
  const leaves = leavesOf(settings)
  const keyOf = new Map(
    leaves.filter(({ key }) => meanings[key]?.kind === 'colour').map(({ key }) => [variableOf(key), key]),
  )
  return leaves.map(({ key, range }) => {
    const meaning = meanings[key]
    if (!meaning)
      throw new Error(`Nothing says what ${key} is for: write it in src/lib/build/catalogue/meanings.ts.`)
    const { kind, changes, seen, byDefault } = meaning
    const inDesign = kind === 'colour' ? () => themed(variableOf(key), keyOf) : () => written(key)
    return { key, kind, changes, seen, range, byDefault: byDefault ?? inDesign() }
  })
}
