import * as v from 'valibot'
import { nest } from '../../config/read-settings.ts'
import { settings } from '../../config/settings.ts'
import type { ColourSense } from '../../design/resolve.ts'
import { legalColour } from '../../design/variables.ts'
import { contactLink } from '../../domain/accessibility/contact-link.ts'
import { safeImage, safeLink } from '../../domain/safe-link.ts'
import { type Dropped, onDropped } from '../../domain/tolerant.ts'
import { locales, readLocale } from '../../i18n/locale.ts'
import { leavesOf } from '../catalogue/catalogue.ts'
import { type Kind, meanings } from '../catalogue/meanings.ts'
import { problemsOf } from '../contract/problem.ts'
import { type Finding, good, listed, told, wrong } from './finding.ts'
import { didYouMean } from './nearest.ts'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const leaves = new Map(leavesOf(settings).map(({ key, range }) => [key, range]))
const known: readonly string[] = [...leaves.keys()]

/** Every value of the settings by its dotted key, as deep as a setting of the portal or a plain value lies. */
const given = (tree: Tree, path = ''): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`
    return isTree(value) && !leaves.has(key) ? given(value, key) : [[key, value] as const]
  })

/** Judges the keys of public settings: each one that the portal does not know is named, with the one that was meant. */
export const settingKeysFinding = (general: Tree): Finding => {
  // A value in the place of a group is no unknown key.
  const isKnown = (key: string) => leaves.has(key) || known.some((one) => one.startsWith(`${key}.`))
  const unknown = given(nest(general)).flatMap(([key]) => (isKnown(key) ? [] : [key]))
  if (unknown.length === 0) return good('setting-keys', 'The portal knows every setting.')
  return wrong(
    'setting-keys',
    `The portal knows no setting ${listed(unknown.map((key) => key + didYouMean(key, known)))}.`,
    'Correct the key in the settings of the club; `npm run settings` prints all keys.',
  )
}

const yesOrNo: ReadonlySet<unknown> = new Set([true, false, 1, 0, '1', '0', 'true', 'false'])
const shortest = 40
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text
}

/** The judges of values that the schema takes and the portal then leaves out; each says what was expected. */
const judges: Readonly<Partial<Record<Kind, (value: unknown, sense: ColourSense) => string | undefined>>> = {
  'yes or no': (value) => (yesOrNo.has(value) ? undefined : 'expected true or false'),
  colour: (value, sense) =>
    legalColour(value, sense) === undefined ? 'expected a colour of CSS such as #1d4ed8' : undefined,
  address: (value) =>
    safeLink(value) ? undefined : 'expected an address such as https://example.com, or a path of the portal',
  'picture’s address': (value) =>
    safeImage(value)
      ? undefined
      : 'expected an address such as https://example.com/logo.svg, or a file of the portal',
}

const special: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  'GENERAL.lang': (value) =>
    readLocale(value).slice(0, 2) === String(value).trim().toLowerCase().slice(0, 2)
      ? undefined
      : `expected one of ${locales.join(', ')}`,
  'GENERAL.country': (value) =>
    /^[a-z]{2}$/i.test(String(value).trim()) ? undefined : 'expected two letters of ISO 3166 such as BG',
  'GENERAL.contact': (value) =>
    contactLink(String(value)) ? undefined : 'expected an e-mail address or the address of a page',
}

const kinds: Readonly<Record<Kind, string>> = {
  colour: 'a colour of CSS such as #1d4ed8',
  'yes or no': 'true or false',
  text: 'a text',
  address: 'an address',
  'picture’s address': 'the address of a picture',
  pixels: 'a number of pixels',
  number: 'a number',
  'list of links': 'a list of links',
  'list of texts': 'a list of texts',
}

/** Reads settings by the portal's own schema: what it complains of, and what it drops in lists. */
const read = (tree: Tree) => {
  const dropped: Dropped[] = []
  const previous = onDropped((one) => dropped.push(one))
  try {
    return { issues: v.safeParse(settings, tree).issues ?? [], dropped }
  } finally {
    onDropped(previous)
  }
}

/** The sentences about values that do not count, each beginning with its key. */
const valueMistakes = (general: Tree, sense: ColourSense): readonly string[] => {
  const tree = nest(general)
  const { issues, dropped } = read(tree)
  const refused = new Set(issues.map((issue) => v.getDotPath(issue)))
  const judged = given(tree).flatMap(([key, value]) => {
    const meaning = meanings[key]
    if (!meaning) return []
    const own = (special[key] ?? judges[meaning.kind])?.(value, sense)
    const expected = refused.has(key) ? `expected ${kinds[meaning.kind]}${leaves.get(key)}` : own
    return expected === undefined || value === '' ? [] : [`${key} is ${quoted(value)}; ${expected}.`]
  })
  // What stands where a group of settings should.
  const others = issues.filter((issue) => !leaves.has(v.getDotPath(issue) ?? ''))
  return [
    ...others.flatMap((issue) => problemsOf(issue).map(({ sentence }) => sentence)),
    ...judged,
    ...dropped.map(({ list, reason }) => `In a list of ${list}: ${reason}.`),
  ]
}

/** Judges the values of public settings as the portal reads them: one that does not count leaves its default. */
export const settingValuesFinding = (general: Tree, sense: ColourSense): Finding => {
  const mistakes = valueMistakes(general, sense)
  if (mistakes.length === 0) return good('setting-values', 'Every setting has a value that the portal takes.')
  return wrong(
    'setting-values',
    told(mistakes),
    'Correct the value in the settings of the club; until then its default counts. `npm run settings` prints how each is written.',
  )
}
