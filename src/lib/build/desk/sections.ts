import type * as v from 'valibot'
import { copy } from '../../../pages/_copy/copy-schema.ts'
import { routes } from '../../routes.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Field, Section } from './model.ts'

/** The schema for editors, as far as the desk reads it: the label and the purpose of each key. */
interface Described {
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Described>>
}

const spoken = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const inner = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? inner(schema.wrapped as v.GenericSchema) : schema

const mostOf = (schema: v.GenericSchema): number | undefined => {
  const steps = 'pipe' in schema ? (schema.pipe as readonly { type: string; requirement?: unknown }[]) : []
  const most = steps.find(({ type }) => type === 'max_length')?.requirement
  return typeof most === 'number' ? most : undefined
}

const entriesOf = (schema: v.GenericSchema): readonly (readonly [key: string, schema: v.GenericSchema])[] => {
  const own = inner(schema)
  return 'entries' in own ? Object.entries(own.entries as v.ObjectEntries) : []
}

const fieldsOf = (schema: v.GenericSchema, path: string, about: Described | undefined): readonly Field[] =>
  entriesOf(schema).map(([key, entry]): Field => {
    const most = mostOf(inner(entry))
    return {
      id: `pages/${path}.${key}`,
      label: about?.properties?.[key]?.title ?? spoken(key),
      help: about?.properties?.[key]?.description ?? '',
      ...(most === undefined ? {} : { most }),
    }
  })

/** The address of a page, which is its name where it has no route; of one that shows an item, the list that leads to it. */
const addressOf = (page: string): readonly string[] => {
  const own = routes.find((route) => route.page === page)
  if (!own) return [`/${page}`]
  if (!own.path.includes('{')) return [own.path]
  const list = routes.find(
    ({ path }) => !path.includes('{') && path.slice(1).startsWith(page.replace(/-.*/, '')),
  )
  return list ? [list.path] : []
}

/** The pages that show what is on every page: the bar of a phone is on those of members alone. */
const shownOn: Readonly<Record<string, readonly string[]>> = { site: ['/'], places: ['/coupons', '/'] }

/** The sections of the pages' words, labelled as the schema of their files says; `written` is what English says, by key. */
export const pageSections = (
  about: Described,
  written: Readonly<Record<string, string>>,
): readonly Section[] =>
  entriesOf(copy).flatMap(([part, schema]): readonly Section[] => {
    if (part === '$schema') return []
    if (part !== 'pages')
      return [
        {
          ...{ id: `pages/${part}`, area: 'pages', seen: shownOn[part] ?? [] },
          title: about.properties?.[part]?.title ?? spoken(part),
          fields: fieldsOf(schema, part, about.properties?.[part]),
        },
      ]
    return entriesOf(schema).map(([page, own]) => ({
      ...{ id: `pages/${page}`, area: 'pages', seen: addressOf(page) },
      title: about.properties?.pages?.properties?.[page]?.title ?? spoken(page),
      fields: fieldsOf(own, `pages.${page}`, about.$defs?.page).filter(({ id }) =>
        Object.hasOwn(written, id.slice('pages/'.length)),
      ),
    }))
  })

/** The sections of the sentences: one for each group of the English words, which are `keys`. */
export const sentenceSections = (
  keys: readonly string[],
  helpOf: (key: string) => string,
  aboutOf: (group: string) => string,
  seenOn: (group: string) => readonly string[],
): readonly Section[] => {
  const groups = Map.groupBy(keys, (key) => key.split('.')[0] ?? '')
  return [...groups]
    .map(
      ([group, own]): Section => ({
        ...{ id: `sentences/${group}`, area: 'sentences', title: spoken(group), seen: seenOn(group) },
        about: aboutOf(group),
        fields: own.map((key) => ({
          id: `sentences/${key}`,
          label: key.split('.').slice(1).map(spoken).join(' › '),
          help: helpOf(key),
        })),
      }),
    )
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

/** The words of a step of a setting's key: `auth_img` is “Auth img”, `HEADER` is “Header”. */
const spokenKey = (step: string): string => spoken(step.toLowerCase().replaceAll('_', ' '))

const labelOf = (key: string): string => key.split('.').map(spokenKey).join(' › ')

/** A sentence of the catalogue for who does not know code: keys are labels, flags are words. */
const inWords = (sentence: string): string =>
  sentence
    .replace(/`([A-Z_]+(?:\.\w+)+)`/g, (_, key: string) => `“${labelOf(key)}”`)
    .replace(/^`true`$/, 'yes')
    .replace(/^`false`$/, 'no')
    .replaceAll('`', '')

/** The section of a club's settings, as the schema of settings has them. */
export const settingSection = (club: string): Section => ({
  ...{ id: `settings/${club}`, area: 'settings', title: spoken(club), seen: ['/coupons', '/'] },
  fields: catalogue().map(({ key, kind, changes, seen, range, byDefault }) => ({
    id: `settings/${club}/${key}`,
    label: labelOf(key),
    key,
    help: inWords(`Changes: ${changes}${range}. Seen on: ${seen}.`),
    kind,
    byDefault: inWords(byDefault),
  })),
})
