import { closestMatch } from 'leven'
import * as v from 'valibot'
import { contactLink } from '#lib/domain/accessibility/statement.ts'
import { unwrap } from '../../api/answer.ts'
import { isTree, nest, type SettingKind, settings } from '../../config/settings.ts'
import type { ColourSense } from '../../design/resolve.ts'
import { legalColour } from '../../design/variables.ts'
import { safeImage, safeLink } from '../../domain/safe-link.ts'
import { type Dropped, onDropped } from '../../domain/tolerant.ts'
import { readBundle } from '../../i18n/backend-bundle.ts'
import { locales, readLocale } from '../../i18n/locale.ts'
import { en } from '../../i18n/locales/en.ts'
import { textsIn } from '../../i18n/translation.ts'
import { settingEntries } from '../catalogue/catalogue.ts'
import type { Answer } from '../contract/ask.ts'
import { problemsOf } from '../contract/problem.ts'

type Tree = Readonly<Record<string, unknown>>

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
    return isTree(value) && !leaves.has(key) ? given(value, key) : [[key, value] as const]
  })

const yesOrNo: ReadonlySet<unknown> = new Set([true, false, 1, 0, '1', '0', 'true', 'false'])
const shortest = 40
const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > shortest ? `${text.slice(0, shortest)}…` : text
}

/** The value that is expected of a setting, in words, and the test of those that the schema lets through. */
type Kind = readonly [expected: string, isTaken?: (value: unknown, sense: ColourSense) => boolean]

const kinds: Readonly<Record<SettingKind, Kind>> = {
  colour: ['a colour of CSS such as #1d4ed8', (value, sense) => legalColour(value, sense) !== undefined],
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

const special: Readonly<Record<string, Kind>> = {
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

/** Reads settings by their schema; gives its issues, and what the portal leaves out of lists while it reads. */
const issuesIn = (tree: Tree) => {
  const dropped: Dropped[] = []
  const previous = onDropped((one) => dropped.push(one))
  try {
    return { issues: v.safeParse(settings, tree).issues ?? [], dropped }
  } finally {
    onDropped(previous)
  }
}

/**
 * Lists the mistakes in public settings, as the portal reads them, a sentence each: keys that it does not know, with the one that
 * was meant, and values for which the default counts.
 */
export const settingFaults = (general: unknown, sense: ColourSense): readonly string[] => {
  const tree = nest(general)
  const values = given(tree)
  // A value in the place of a group is no unknown key.
  const isKnown = (key: string) => leaves.has(key) || known.some((one) => one.startsWith(`${key}.`))
  const { issues, dropped } = issuesIn(tree)
  const refused = new Set(issues.map((issue) => v.getDotPath(issue)))
  return [
    ...values.flatMap(([key]) =>
      isKnown(key) ? [] : [`The portal knows no setting ${key}${didYouMean(key, known)}.`],
    ),
    // What stands where a group of settings should.
    ...issues
      .filter((issue) => !leaves.has(v.getDotPath(issue) ?? ''))
      .flatMap((issue) => problemsOf(issue).map(({ sentence }) => sentence)),
    ...values.flatMap(([key, value]) => {
      const entry = leaves.get(key)
      if (entry === undefined || value === '') return []
      const [ofKind, isTaken] = special[key] ?? kinds[entry.kind]
      const expected = refused.has(key) ? kinds[entry.kind][0] + entry.range : ofKind
      const isGood = !refused.has(key) && (isTaken?.(value, sense) ?? true)
      return isGood ? [] : [`${key} is ${quoted(value)}; expected ${expected}.`]
    }),
    ...dropped.map(({ list, reason }) => `In a list of ${list}: ${reason}.`),
  ]
}

const wordings = textsIn(en).map(([key]) => key)

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
  if (answer.status > 299 || !isTree(bundle))
    return [`${call} is answered with ${answer.status > 299 ? answer.status : 'no JSON object'}.`]
  const { ignored, errors } = readBundle(bundle, en)
  return [
    ...ignored.map(
      (key) => `The portal has no wording ${key}${didYouMean(key, wordings)}, or it holds no text.`,
    ),
    ...errors.map(({ message }) => `${message}.`),
  ]
}
