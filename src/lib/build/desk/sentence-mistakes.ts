import { languageMistake } from '../../../pages/_copy/language-of.ts'
import type { Locale } from '../../i18n/locale.ts'
import { glossaryErrors } from './glossary.ts'
import type { Mistake } from './model.ts'
import { registerErrors } from './register.ts'
import { formsOf, numbersOf, parametersOf, showSentence } from './sentence.ts'
import { setInType, typographyErrors } from './typography.ts'

/** English sentences that a club's requirements fix word for word, by their keys. AUT-1 to AUT-5, REG-2 to REG-4, CPN-3, RWD-1. */
export const agreed: Readonly<Record<string, string>> = {
  'signIn.password.failed': 'Your login info does not seem to be right. Please try again.',
  'signIn.code.wrong': 'Invalid code entered',
  'password.mismatch': 'Passwords do not match',
  'coupons.hint.points': "You don't have enough points for this coupon!",
  'rewards.notice.unverified': 'Only verified accounts can select rewards',
  'rewards.notice.short': "You don't have enough points for this reward!",
  'errors.mixed.required': '{field} is a required field',
  'registration.card.failed': 'Card verification failed',
  'registration.card.taken':
    'This card is already registered in our platform, please try to login or request to reset password.',
  'registration.form.mandatory': 'Fill in mandatory fields',
  'registration.form.taken': 'An account with the specified email already exists!',
  'frame.fallback.title': 'Unexpected Application Error!',
}

/** Words that are the same in a language and in English. */
const shared: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  cs: ['E-mail', 'OK'],
  sk: ['E-mail', 'OK'],
  pl: ['E-mail', 'OK'],
  ro: ['E-mail', 'OK', 'DOCUMENT', 'Card', 'Sex'],
  fr: ['Coupons', 'Transactions', 'Notifications', 'Description', 'Points', 'Date', 'OK', 'DOCUMENT'],
}

const unit = /^\{n\|number\}\u00a0(d|h|min|s)$/

/** Tells whether a text is still the English one, where the language says it otherwise. */
export const isUntranslated = (locale: Locale, text: string, english: string): boolean =>
  !locale.startsWith('en') &&
  text.replaceAll(':number', '') === english.replaceAll(':number', '') &&
  !shared[locale]?.includes(text) &&
  !unit.test(text)

const quoted = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

const ofBraces = (raw: string, english: string): readonly Mistake[] => {
  const known = parametersOf(english)
  const used = parametersOf(raw)
  const stray = raw.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, '')
  if (/[{}]/.test(stray))
    return [{ sentence: 'A brace { or } stands alone: a parameter has one on each side, such as {name}.' }]
  const unknown = used.filter((name) => !known.includes(name))
  const missing = known.filter((name) => !used.includes(name))
  const candidates = missing.length > 0 ? missing : known
  const meant = candidates.length === 1 ? candidates[0] : undefined
  return [
    ...unknown.map((name): Mistake => {
      const sentence = `{${name}} is no parameter of this sentence; it has ${quoted(known) || 'none'}.`
      return meant === undefined
        ? { sentence }
        : {
            sentence: `${sentence} Perhaps you mean {${meant}}.`,
            mended: raw.replaceAll(`{${name}`, `{${meant}`),
          }
    }),
    ...(unknown.length > 0 ? [] : missing).map((name) => ({
      sentence: `{${name}} is missing: the English sentence is filled in with it.`,
    })),
  ]
}

const ofForms = (locale: Locale, raw: string, english: string): readonly Mistake[] => {
  const { text, words } = showSentence(raw)
  const least = showSentence(english).words.length
  if (words.length < least)
    return [
      {
        sentence:
          'The place of the word with its forms is missing: put {{word}} where it belongs, behind its number.',
      },
    ]
  if (text.replaceAll(/\{\{word(?: \d)?\}\}/g, '').includes('{{'))
    return [{ sentence: 'Double braces hold a word with its forms, and this sentence has no such word.' }]
  return words.flatMap((forms) =>
    formsOf(locale)
      .filter((form) => !forms[form]?.trim())
      .map((form) => ({ sentence: `The form of the word for ${numbersOf(locale, form)} is missing.` })),
  )
}

/** The end of a sentence, without the marks that close it. */
const endOf = (text: string): string => /[.?!…]$/.exec(text.trim())?.[0] ?? ''

/** English sentences that are agreed word for word, whatever typography and glossary would say, under whichever key they stand. */
const isAgreed: ReadonlySet<string> = new Set(Object.values(agreed))

/** A fault of how a text speaks, as the end of a sentence, and the text that mends it where there is one. */
interface Spoken {
  readonly what: string
  readonly mended?: string
}

const typeFaults = (locale: Locale, raw: string): readonly Spoken[] => {
  const mended = setInType(locale, raw)
  const isGood = mended !== raw && typographyErrors(locale, mended).length === 0
  return typographyErrors(locale, raw).map((what) => (isGood ? { what, mended } : { what }))
}

/** Lists the faults of how a text speaks, wherever it stands: how it is set, how it addresses members, which words it has for things. */
export const spokenFaults = (locale: Locale, raw: string): readonly Spoken[] => {
  if (locale.startsWith('en') && isAgreed.has(raw)) return []
  return [
    ...typeFaults(locale, raw),
    ...[...registerErrors(locale, raw), ...glossaryErrors(locale, raw)].map((what) => ({ what })),
  ]
}

const asMistake = ({ what, ...mending }: Spoken): Mistake => ({ sentence: `It ${what}.`, ...mending })

/** The same as sentences, as the desk shows them below a text. */
export const spokenMistakes = (locale: Locale, raw: string): readonly Mistake[] =>
  spokenFaults(locale, raw).map(asMistake)

const ofTags = (raw: string): readonly Mistake[] =>
  /[<>]/.test(raw)
    ? [
        {
          sentence: 'It must be plain text, without < and >: tags would be seen as they stand.',
          mended: raw.replace(/<[^<>]*>|[<>]/g, ''),
        },
      ]
    : []

const ofText = (locale: Locale, raw: string, english: string): readonly Mistake[] => {
  const found: Mistake[] = [...ofTags(raw)]
  const [end, model] = [endOf(raw), endOf(english)]
  if ((end === '') !== (model === ''))
    found.push({
      sentence: `It ends with ${end || 'no mark'}, and the English one with ${model || 'no mark'}`,
      mended: raw.trim().replace(/[.?!…]+$/, '') + model,
    })
  const what = isUntranslated(locale, raw, english)
    ? 'is still in English'
    : languageMistake(locale, raw.replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, ''))
  if (what !== undefined) found.push({ sentence: `It ${what}.` })
  return [...found, ...spokenMistakes(locale, raw)]
}

interface Compared {
  /** The English sentence as the code knows it: its parameters cannot be changed by words. */
  readonly english: string
  /** The English sentence as it will be, where it is written anew. */
  readonly drafted?: string
  /** The wording that the club has agreed on. */
  readonly fixed?: string | undefined
}

/** Lists the mistakes of a sentence of the interface as its file would have it. */
export const sentenceMistakes = (
  locale: Locale,
  raw: string,
  { english, drafted = english, fixed }: Compared,
): readonly Mistake[] => {
  if (fixed !== undefined && locale.startsWith('en'))
    return raw === fixed
      ? []
      : [{ sentence: `This sentence is agreed with the club word for word: “${fixed}”`, mended: fixed }]
  if (raw.trim() === '') return [{ sentence: 'It must not be empty.' }]
  // The end of the English sentence is whoever writes it free to choose.
  const model = locale === 'en' ? raw : drafted
  return [...ofBraces(raw, english), ...ofForms(locale, raw, english), ...ofText(locale, raw, model)]
}

/**
 * Lists the mistakes of a sentence that a club says in its own words. It may call things, and address its members, as it likes, in any
 * language: wrong is what could not be filled in, or is set badly.
 */
export const clubMistakes = (locale: Locale, raw: string, english: string): readonly Mistake[] => [
  ...ofBraces(raw, english),
  ...ofForms(locale, raw, english),
  ...ofTags(raw),
  ...typeFaults(locale, raw).map(asMistake),
]
