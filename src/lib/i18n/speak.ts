import { i18nString, type TranslateByString } from 'typesafe-i18n'
import { formattersFor } from './formatters.ts'
import { htmlLang, type Locale } from './locale.ts'
import type { Dictionary, Words } from './translation.ts'

interface Speech {
  readonly [key: string]: Speech | ((...given: never[]) => string)
}

const bind = (node: Dictionary, say: TranslateByString): Speech =>
  Object.fromEntries(
    Object.entries(node).map(([key, wording]) => [
      key,
      typeof wording === 'string'
        ? say.bind(null, wording)
        : typeof wording === 'function'
          ? wording
          : bind(wording, say),
    ]),
  )

/**
 * Makes the typed functions that say a dictionary's wordings, with the plural rules and numbers of the locale.
 * The functions are bound once, so that a list may call them for each row.
 */
export const speak = (locale: Locale, dictionary: Dictionary): Words =>
  bind(dictionary, i18nString(htmlLang(locale), formattersFor(locale))) as Words
