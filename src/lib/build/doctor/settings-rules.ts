import { closestMatch } from 'leven'
import * as v from 'valibot'
import { contactLink } from '#lib/domain/accessibility/statement.ts'
import { unwrap } from '../../api/answer.ts'
import { nest } from '../../config/read-settings.ts'
import { settings } from '../../config/settings.ts'
import { legalColour } from '../../design/variables.ts'
import { safeImage, safeLink } from '../../domain/safe-link.ts'
import { readBundle } from '../../i18n/backend-bundle.ts'
import { locales, readLocale } from '../../i18n/locale.ts'
import { en } from '../../i18n/locales/en.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import { leavesOf } from '../catalogue/catalogue.ts'
import { type Kind, meanings } from '../catalogue/meanings.ts'
import type { Answer } from '../contract/ask.ts'
import { droppedBy } from '../contract/judge.ts'
import { problemsOf } from '../contract/problem.ts'
import { colours } from '../stamping/colours.ts'
import { isObject } from './answer-rules.ts'
import { listed, type Outcome, type Outcomes, told, wrong } from './finding.ts'

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

const leaves = new Map(leavesOf(settings).map(({ key, range }) => [key, range]))
const known: readonly string[] = [...leaves.keys()]

/** Every value of the settings by its dotted key, as deep as a setting of the portal or a plain value lies. */
const given = (tree: Tree, path = ''): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`
    return isObject(value) && !leaves.has(key) ? given(value, key) : [[key, value] as const]
  })

/** Judges the keys of public settings: each one that the portal does not know is named, with the one that was meant. */
export const judgeSettingKeys = (general: Tree): Outcome => {
  // A value in the place of a group is no unknown key.
  const isKnown = (key: string) => leaves.has(key) || known.some((one) => one.startsWith(`${key}.`))
  const unknown = given(nest(general)).flatMap(([key]) => (isKnown(key) ? [] : [key]))
  if (unknown.length === 0) return undefined
  return wrong(
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

const always = () => true

/** The kinds of settings: what is expected of each, and the values that the portal takes of those that the schema lets through. */
const kinds: Readonly<Record<Kind, readonly [expected: string, isTaken: (value: unknown) => boolean]>> = {
  colour: ['a colour of CSS such as #1d4ed8', (value) => legalColour(value, colours) !== undefined],
  'yes or no': ['true or false', (value) => yesOrNo.has(value)],
  text: ['a text', always],
  address: ['an address such as https://example.com, or a path of the portal', (value) => !!safeLink(value)],
  'picture’s address': [
    'an address such as https://example.com/logo.svg, or a file of the portal',
    (value) => !!safeImage(value),
  ],
  pixels: ['a number of pixels', always],
  number: ['a number', always],
  'list of links': ['a list of links', always],
  'list of texts': ['a list of texts', always],
}

const special: Readonly<Record<string, (typeof kinds)[Kind]>> = {
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

/** The sentences about values that do not count, each beginning with its key. */
const valueMistakes = (general: Tree): readonly string[] => {
  const tree = nest(general)
  const [{ issues = [] }, dropped] = droppedBy(() => v.safeParse(settings, tree))
  const refused = new Set(issues.map((issue) => v.getDotPath(issue)))
  const judged = given(tree).flatMap(([key, value]) => {
    const { kind } = meanings[key] ?? {}
    if (kind === undefined || value === '') return []
    const [expected, isTaken] = special[key] ?? kinds[kind]
    if (refused.has(key)) return [`${key} is ${quoted(value)}; expected ${kinds[kind][0]}${leaves.get(key)}.`]
    return isTaken(value) ? [] : [`${key} is ${quoted(value)}; expected ${expected}.`]
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
export const judgeSettingValues = (general: Tree): Outcome => {
  const mistakes = valueMistakes(general)
  if (mistakes.length === 0) return undefined
  return wrong(
    told(mistakes),
    'Correct the value in the settings of the club; until then its default counts. `npm run settings` prints how each is written.',
  )
}

const pathsOf = (dictionary: Dictionary, prefix = ''): readonly string[] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'object' ? pathsOf(text, `${prefix}${key}.`) : [prefix + key],
  )

/** Judges the wording of a platform against the portal's own. answer: undefined where none came. */
export const judgeWords = (answer: Answer | undefined, lang: string): Outcomes => {
  const call = `GET platform/config/translations/${lang}`
  if (!answer || answer.status === 429) {
    const reason = `${call} got no answer.`
    return { words: reason, 'word-texts': reason }
  }
  // Without wording of its own members read the portal's.
  if (answer.status === 404 || answer.status === 501) return { words: undefined, 'word-texts': undefined }
  const bundle = unwrap(answer.body)
  if (answer.status > 299 || !isObject(bundle)) {
    const sentence = `${call} is answered with ${answer.status > 299 ? answer.status : 'no JSON object'}.`
    const form = 'Answer {"data": {"web": {"<key>": "<text>"}}}, or {"data": {}} where there is none.'
    return { words: wrong(sentence, form), 'word-texts': sentence }
  }
  const { ignored, errors } = readBundle(bundle, en)
  const meant = ignored.map((key) => key + didYouMean(key, pathsOf(en)))
  const unknown = wrong(
    `The portal has no wording ${listed(meant)}, or it holds no text.`,
    'Correct the key in the wording of the club; /wording.json of the portal lists all keys.',
  )
  const unfit = wrong(
    told(errors.map(({ message }) => `${message}.`)),
    'Use the parameters that /wording.json of the portal lists for the key, each in braces.',
  )
  return {
    words: ignored.length > 0 ? unknown : undefined,
    'word-texts': errors.length > 0 ? unfit : undefined,
  }
}
