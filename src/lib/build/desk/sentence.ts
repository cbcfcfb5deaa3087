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

/** Reads a sentence of a file of words as a form shows it. */
export const showSentence = (raw: string): ShownSentence => {
  const words: WordForms[] = []
  const text = raw.replace(group, (_, __, forms?: string, name?: string) =>
    forms === undefined ? `{${name}}` : wordToken(words.push(formsIn(forms)) - 1),
  )
  return { text, words }
}

/** Writes a sentence as its file has it. Formats of parameters are those of `before`, or else of the English sentence. */
export const writeSentence = (
  { text, words }: ShownSentence,
  { locale, before, english }: { readonly locale: Locale; readonly before: string; readonly english: string },
): string => {
  const own = formatsIn(before)
  const theirs = formatsIn(english)
  const formatOf = (name: string): string =>
    own.get(name) ?? (locale === 'en' ? theirs.get(name) : theirs.get(name)?.replace(':number', '')) ?? ''
  const needed = formsOf(locale)
  const names = needed.length > 2 ? sixForms : (['one', 'other'] as const)
  const numbers = [...before.matchAll(group)].flatMap(([, number = '', forms]) =>
    forms === undefined ? [] : number,
  )
  const withFormats = text.replace(group, (whole, _, __, name?: string) =>
    name === undefined ? whole : `{${name}${formatOf(name)}}`,
  )
  return words.reduce<string>((written, forms, at) => {
    const all = names.map((form) => (needed.includes(form) ? (forms[form] ?? '') : '')).join('|')
    return written.replaceAll(wordToken(at), () => `{{${numbers[at] ?? ''}${all}}}`)
  }, withFormats)
}
