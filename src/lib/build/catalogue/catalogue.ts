import * as v from 'valibot'
import { defaultSettings, type SettingKind, settings } from '../../config/settings.ts'
import { defaults } from '../../design/defaults.ts'

export interface SettingEntry {
  readonly key: string
  readonly kind: SettingKind
  /** The least and the most that is taken, behind a comma; empty where there are none. */
  readonly range: string
  /** The places where it is seen, and what it changes there. */
  readonly description: string
}

const inner = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? inner(schema.wrapped as v.GenericSchema) : schema

const rangeOf = (schema: v.GenericSchema): string => {
  const steps = 'pipe' in schema ? (schema.pipe as readonly { type: string; requirement?: unknown }[]) : []
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement
  const [least, most] = [limit('min_value'), limit('max_value')]
  return least === undefined ? '' : most === undefined ? `, from ${least}` : `, ${least} to ${most}`
}

const entriesOf = (schema: v.GenericSchema, path = ''): readonly SettingEntry[] => {
  const own = inner(schema)
  if ('entries' in own)
    return Object.entries(own.entries as v.ObjectEntries).flatMap(([key, entry]) =>
      entriesOf(entry, path === '' ? key : `${path}.${key}`),
    )
  const kind = v.getTitle(schema) as SettingKind
  return [{ key: path, kind, range: rangeOf(own), description: v.getDescription(schema) ?? '' }]
}

/** Every public setting, in the order of the schema. */
export const settingEntries: readonly SettingEntry[] = entriesOf(settings)

/** Returns what applies where a setting is not set: of a colour the CSS of the theme. */
const defaultOf = ({ key, kind }: SettingEntry): string => {
  if (kind === 'colour') {
    const variable = `--${key.replace('.color', '').replace('.', '-').replaceAll('_', '-').toLowerCase()}`
    return `\`${defaults[variable as keyof typeof defaults]}\``
  }
  const value = key
    .split('.')
    .reduce<unknown>((tree, step) => (tree as Record<string, unknown>)[step], defaultSettings)
  return ['boolean', 'number', 'string'].includes(typeof value) && value !== '' ? `\`${value}\`` : 'none'
}

/** The settings that are for whoever runs the platform, and change nothing that a club would look at. */
const technical = ['idempotency', 'figures_url', 'figures_share', 'web', 'dashboard'].map(
  (key) => `GENERAL.${key}`,
)
const ofBrand: readonly SettingKind[] = ['colour', 'picture’s address', 'pixels']

const headings = ['The brand', 'What the club shows and offers', 'Technical switches'] as const

/** Every public setting as a person looks for it: the brand first, technical switches last. */
export const settingGroups: ReadonlyMap<string, readonly SettingEntry[]> = new Map(
  headings.map((heading, at) => [
    heading,
    settingEntries.filter(({ key, kind }) => {
      if (technical.includes(key)) return at === 2
      return ofBrand.includes(kind) || key === 'VISUAL.dark' || key === 'GENERAL.custom_css'
        ? at === 0
        : at === 1
    }),
  ]),
)

if (import.meta.main) {
  for (const [heading, entries] of settingGroups) {
    console.info(`\n## ${heading}\n`)
    console.info('| setting | written as | default | where it changes what |\n|---|---|---|---|')
    for (const entry of entries)
      console.info(
        `| \`${entry.key}\` | ${entry.kind}${entry.range} | ${defaultOf(entry)} | ${entry.description} |`,
      )
  }
}
