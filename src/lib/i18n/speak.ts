import { i18nString, type TranslateByString } from 'typesafe-i18n'
import { htmlLang, type Locale } from './locale.ts'
import type { Dictionary, Words } from './translation.ts'

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
const functionOf = (locale: Locale, wording: string): ((...given: never[]) => string) =>
  wording.includes('{') ? (...given) => translatorOf(locale)(wording, ...given) : () => wording

const bind = (node: Dictionary, locale: Locale): Bound =>
  Object.fromEntries(
    Object.entries(node).map(([key, wording]) => [
      key,
      typeof wording === 'string'
        ? functionOf(locale, unbroken(wording))
        : typeof wording === 'function'
          ? () => unbroken(wording())
          : bind(wording, locale),
    ]),
  )

/** Makes the typed functions of a dictionary's wordings, bound once: a list may call them for each row. */
export const speak = (locale: Locale, dictionary: Dictionary): Words => bind(dictionary, locale) as Words

/** Keeps a line from ending within "e-mail" by a word joiner (U+2060), which no font has to have. D13. */
export const unbroken = (text: string): string => text.replace(/\be-(?=mail)/g, '$&\u2060')
