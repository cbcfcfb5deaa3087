import { closestMatch } from 'leven'
import * as v from 'valibot'
import { contactLink } from '#lib/domain/accessibility/statement.ts'
import { unwrap } from '../../api/answer.ts'
import { nest, type SettingKind, settings } from '../../config/settings.ts'
import { legalColour } from '../../design/variables.ts'
import { safeImage, safeLink } from '../../domain/safe-link.ts'
import { type Dropped, onDropped } from '../../domain/tolerant.ts'
import { readBundle } from '../../i18n/backend-bundle.ts'
import { locales, readLocale } from '../../i18n/locale.ts'
import { en } from '../../i18n/locales/en.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import { settingEntries } from '../catalogue/catalogue.ts'
import type { Answer } from '../contract/ask.ts'
import { problemsOf } from '../contract/problem.ts'
import { colours } from '../stamping/colours.ts'

type Tree = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The share of a key's letters that may be mistyped, as one in so many. */
const oneIn = 3

const lastPart = (key: string): string => key.toLowerCase().split('.').at(-1) ?? ''

/** Returns the known key that somebody meant by another, as a question; empty where none is near. The case of letters does not matter. */
export const didYouMean = (key: string, known: readonly string[]): string => {
  // A key without its group, or in the wrong one.
  const ending = known.filter((one) => lastPart(one) === lastPart(key))
  const lower = known.map((one) => one.toLowerCase())
  const closest = closestMatch(key.toLowerCase(), lower, { maxDistance: Math.ceil(key.length / oneIn) })
  const meant = ending.length === 1 ? ending[0] : closest && known[lower.indexOf(closest)]
  return meant === undefined ? '' : ` (did you mean ${meant}?)`
}

const leaves = new Map(settingEntries.map((entry) => [entry.key, entry]))
const known: readonly string[] = [...leaves.keys()]

/** Every value of the settings by its dotted key, as deep as a setting of the portal or a plain value lies. */
const given = (tree: Tree, path = ''): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`
    return isObject(value) && !leaves.has(key) ? given(value, key) : [[key, value] as const]
  })

/** Lists the keys of public settings that the portal does not know, each in a sentence with the one that was meant. */
const unknownKeys = (general: Tree): readonly string[] => {
  // A value in the place of a group is no unknown key.
  const isKnown = (key: string) => leaves.has(key) || known.some((one) => one.startsWith(`${key}.`))
  return given(nest(general)).flatMap(([key]) =>
    isKnown(key) ? [] : [`The portal knows no setting ${key}${didYouMean(key, known)}.`],
  )
}

const yesOrNo: ReadonlySet<unknown> = new Set([true, false, 1, 0, '1', '0', 'true', 'false'])
const shortest = 40
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text
}

/** The kinds of settings: what is expected of each, and the values that the portal takes of those that the schema lets through. */
const kinds: Readonly<
  Record<SettingKind, readonly [expected: string, isTaken?: (value: unknown) => boolean]>
> = {
  colour: ['a colour of CSS such as #1d4ed8', (value) => legalColour(value, colours) !== undefined],
  'yes or no': ['true or false', (value) => yesOrNo.has(value)],
  text: ['a text'],
  address: ['an address such as https://example.com, or a path of the portal', (value) => !!safeLink(value)],
  'picture’s address': [
    'an address such as https://example.com/logo.svg, or a file of the portal',
    (value) => !!safeImage(value),
  ],
  pixels: ['a number of pixels'],
  number: ['a number'],
  'list of links': ['a list of links'],
  'list of texts': ['a list of texts'],
}

const special: Readonly<Record<string, (typeof kinds)[SettingKind]>> = {
  'GENERAL.lang': [
    `one of ${locales.join(', ')}`,
    (value) => readLocale(value).slice(0, 2) === String(value).trim().toLowerCase().slice(0, 2),
  ],
  'GENERAL.country': [
    'two letters of ISO 3166 such as BG',
    (value) => /^[a-z]{2}$/i.test(String(value).trim()),
  ],
  'GENERAL.contact': ['an e-mail address or the address of a page', (value) => !!contactLink(String(value))],
}

/** Returns what a function returns that reads something, and what the portal leaves out while it reads. */
const droppedBy = <T>(read: () => T): readonly [T, readonly Dropped[]] => {
  const dropped: Dropped[] = []
  const previous = onDropped((one) => dropped.push(one))
  try {
    return [read(), dropped]
  } finally {
    onDropped(previous)
  }
}

/** Lists the values of public settings that do not count, so that the default does: a sentence each, which begins with the key. */
const valueMistakes = (general: Tree): readonly string[] => {
  const tree = nest(general)
  const [{ issues = [] }, dropped] = droppedBy(() => v.safeParse(settings, tree))
  const refused = new Set(issues.map((issue) => v.getDotPath(issue)))
  const judged = given(tree).flatMap(([key, value]) => {
    const entry = leaves.get(key)
    if (entry === undefined || value === '') return []
    const [ofKind, isTaken] = special[key] ?? kinds[entry.kind]
    const expected = refused.has(key) ? kinds[entry.kind][0] + entry.range : ofKind
    const isGood = !refused.has(key) && (isTaken?.(value) ?? true)
    return isGood ? [] : [`${key} is ${quoted(value)}; expected ${expected}.`]
  })
  // What stands where a group of settings should.
  const others = issues.filter((issue) => !leaves.has(v.getDotPath(issue) ?? ''))
  return [
    ...others.flatMap((issue) => problemsOf(issue).map(({ sentence }) => sentence)),
    ...judged,
    ...dropped.map(({ list, reason }) => `In a list of ${list}: ${reason}.`),
  ]
}

/** Lists the mistakes in the keys and the values of public settings, as the portal reads them. */
export const settingFaults = (general: Tree): readonly string[] => [
  ...unknownKeys(general),
  ...valueMistakes(general),
]

const pathsOf = (dictionary: Dictionary, prefix = ''): readonly string[] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'object' ? pathsOf(text, `${prefix}${key}.`) : [prefix + key],
  )

/**
 * Lists the mistakes in the wording of a platform, or gives the reason why none can be known. answer: undefined where none
 * came.
 */
export const wordFaults = (answer: Answer | undefined, lang: string): readonly string[] | string => {
  const call = `GET platform/config/translations/${lang}`
  if (!answer || answer.status === 429) return `${call} got no answer.`
  // Without wording of its own members read the portal's.
  if (answer.status === 404 || answer.status === 501) return []
  const bundle = unwrap(answer.body)
  if (answer.status > 299 || !isObject(bundle))
    return [`${call} is answered with ${answer.status > 299 ? answer.status : 'no JSON object'}.`]
  const { ignored, errors } = readBundle(bundle, en)
  return [
    ...ignored.map(
      (key) => `The portal has no wording ${key}${didYouMean(key, pathsOf(en))}, or it holds no text.`,
    ),
    ...errors.map(({ message }) => `${message}.`),
  ]
}
