import { i18nString, type TranslateByString } from 'typesafe-i18n'
import { htmlLang, type Locale } from './locale.ts'
import type { Dictionary, Words } from './translation.ts'
import type { Wording } from './wording.ts'

type Given = ReadonlyMap<string, Wording>

interface Bound {
  readonly [key: string]: Bound | ((...given: never[]) => string)
}

const translators = new Map<Locale, TranslateByString>()

/** Returns the function that fills in the wordings of a locale: one for a page, for its `Intl` objects take long to make. The format
 * `number` groups digits as the locale does, with two decimals at most. */
const translatorOf = (locale: Locale): TranslateByString => {
  const known = translators.get(locale)
  if (known) return known
  const lang = htmlLang(locale)
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  const translate = i18nString(lang, { number: (value: number) => numbers.format(value) })
  translators.set(locale, translate)
  return translate
}

/** A wording as a function. One that has nothing to fill in starts no `Intl`, whose data a browser loads on first use. */
const functionOf =
  (locale: Locale, wording: Wording) =>
  (...given: never[]): string => {
    if (typeof wording === 'function') return unbroken(wording())
    const text = unbroken(wording)
    return text.includes('{') ? translatorOf(locale)(text, ...given) : text
  }

const bind = (locale: Locale, node: Dictionary, given: Given, prefix: string): Bound =>
  Object.fromEntries(
    Object.entries(node).map(([key, own]) => [
      key,
      typeof own === 'object'
        ? bind(locale, own, given, `${prefix}${key}.`)
        : functionOf(locale, given.get(prefix + key) ?? own),
    ]),
  )

/**
 * Makes the typed functions of a dictionary's wordings, bound once: a list may call them for each row. given: the platform's own
 * wordings by their dotted keys, which stand in the place of ours. WHL-4.
 */
export const speak = (locale: Locale, dictionary: Dictionary, given: Given = new Map()): Words =>
  bind(locale, dictionary, given, '') as Words

/** Keeps a line from ending within "e-mail" by a word joiner (U+2060), which no font has to have. D13. */
export const unbroken = (text: string): string => text.replace(/\be-(?=mail)/g, '$&\u2060')
