import { htmlLang, type Locale } from '../../i18n/locale.ts'

/** The forms of a plural in the order in which a sentence names six of them. */
const sixForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export type PluralForm = (typeof sixForms)[number]

export type WordForms = Readonly<Partial<Record<PluralForm, string>>>

/** A sentence as a form shows it: its text with `{name}` and `{{word}}`, and the forms of each such word in fields of their own. */
export interface ShownSentence {
  readonly text: string
  readonly words: readonly WordForms[]
}

/** Matches a word with its forms, such as `{{n:one|other}}`, which may name its number, or a parameter with its format. */
const group = /\{\{(\w+:)?([^{}]*\|[^{}]*)\}\}|(?<!\{)\{([^{}:|]*)([^{}]*)\}(?!\})/g

/** The token that stands in the text for a word with forms: `{{word}}`, and `{{word 2}}` for a second one. */
export const wordToken = (at: number): string => (at === 0 ? '{{word}}' : `{{word ${at + 1}}}`)

/** The numbers by which a form is explained, smallest first. */
const samples = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 100, 1000, 1_000_000, 1.5]

const rules = new Map<Locale, Intl.PluralRules>()
const rulesOf = (locale: Locale): Intl.PluralRules => {
  const known = rules.get(locale) ?? new Intl.PluralRules(htmlLang(locale))
  rules.set(locale, known)
  return known
}

/** Returns the forms that a plural has in a language. */
export const formsOf = (locale: Locale): readonly PluralForm[] => {
  const { pluralCategories } = rulesOf(locale).resolvedOptions()
  return sixForms.filter((form) => pluralCategories.includes(form))
}

/** Returns numbers that ask for a form, such as `2, 3, 4`. */
export const numbersOf = (locale: Locale, form: PluralForm): string =>
  samples
    .filter((number) => rulesOf(locale).select(number) === form)
    .slice(0, 3)
    .map((number) => new Intl.NumberFormat(htmlLang(locale)).format(number))
    .join(', ')

/** The formats of each parameter as a file of words writes them, such as `|number`. */
const formatsIn = (raw: string): ReadonlyMap<string, string> =>
  new Map(
    [...raw.matchAll(group)].flatMap(([, , , name, format = '']) =>
      name === undefined ? [] : [[name, format] as const],
    ),
  )

/** Returns the names of a sentence's parameters in their order, each once. */
export const parametersOf = (raw: string): readonly string[] => [...formatsIn(raw).keys()]

const formsIn = (inside: string): WordForms => {
  const forms = inside.split('|')
  const names: readonly PluralForm[] = forms.length === 2 ? ['one', 'other'] : sixForms
  return Object.fromEntries(names.map((name, at) => [name, forms[at] ?? '']))
}

/** A part of a sentence: its own words, a parameter with its format, or a word with its forms and the parameter that it counts. */
export type SentencePart =
  | { readonly words: string }
  | { readonly parameter: string; readonly format: string }
  | { readonly number: string; readonly forms: WordForms }

/** Splits a sentence of a file of words into its parts. A word that names no number counts the parameter before it, or else the first. */
export const partsOf = (raw: string): readonly SentencePart[] => {
  const parts: SentencePart[] = []
  let [counted = ''] = parametersOf(raw)
  let end = 0
  for (const { 0: whole, 1: number, 2: forms, 3: name = '', 4: format = '', index } of raw.matchAll(group)) {
    if (index > end) parts.push({ words: raw.slice(end, index) })
    end = index + whole.length
    if (forms !== undefined) parts.push({ number: number?.slice(0, -1) ?? counted, forms: formsIn(forms) })
    else {
      counted = name
      parts.push({ parameter: name, format })
    }
  }
  if (end < raw.length) parts.push({ words: raw.slice(end) })
  return parts
}

/** Returns a sentence as it is read on a page, once for each form of its words; what is filled in is left out. */
export const readForms = (raw: string): readonly string[] => {
  const parts = partsOf(raw)
  const read = sixForms.map((form) =>
    parts
      .map((part) => {
        if ('words' in part) return part.words
        return 'forms' in part ? part.forms[form] || part.forms.other || '' : ''
      })
      .join(''),
  )
  return [...new Set(read)]
}

/** Reads a sentence of a file of words as a form shows it. */
export const showSentence = (raw: string): ShownSentence => {
  const words: WordForms[] = []
  const text = raw.replace(group, (_, __, forms?: string, name?: string) =>
    forms === undefined ? `{${name}}` : wordToken(words.push(formsIn(forms)) - 1),
  )
  return { text, words }
}

/** The things by which a sentence is written: its language, the text before, and the English one. */
export interface Given {
  readonly locale: Locale
  readonly before: string
  readonly english: string
}

/** Returns how a file writes the format of each parameter: as `before` does, or else as the English sentence. */
export const formatsOver = ({ locale, before, english }: Given): ((name: string) => string) => {
  const own = formatsIn(before)
  const theirs = formatsIn(english)
  return (name) =>
    own.get(name) ?? (locale === 'en' ? theirs.get(name) : theirs.get(name)?.replace(':number', '')) ?? ''
}

/** Returns the forms of a word as a file writes them, between bars: two, or six with those empty that the language lacks. */
export const writeForms = (locale: Locale, forms: WordForms): string => {
  const needed = formsOf(locale)
  const names = needed.length > 2 ? sixForms : (['one', 'other'] as const)
  return names.map((form) => (needed.includes(form) ? (forms[form] ?? '') : '')).join('|')
}

/** Writes a sentence as its file has it. Formats of parameters are those of `before`, or else of the English sentence. */
export const writeSentence = ({ text, words }: ShownSentence, given: Given): string => {
  const { locale, before } = given
  const formatOf = formatsOver(given)
  const numbers = [...before.matchAll(group)].flatMap(([, number = '', forms]) =>
    forms === undefined ? [] : number,
  )
  const withFormats = text.replace(group, (whole, _, __, name?: string) =>
    name === undefined ? whole : `{${name}${formatOf(name)}}`,
  )
  return words.reduce<string>((written, forms, at) => {
    return written.replaceAll(wordToken(at), () => `{{${numbers[at] ?? ''}${writeForms(locale, forms)}}}`)
  }, withFormats)
}
