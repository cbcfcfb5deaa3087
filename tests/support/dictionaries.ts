import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { en } from '#lib/i18n/languages/en.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import type { Dictionary } from '#lib/i18n/translation.ts'

/** A dictionary as a flat list: the path of each wording and its raw text. */
export function wordingsOf(node: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : wordingsOf(value, `${prefix}${key}.`),
  )
}

/** All words of a language; of English a page has those only that its code says. */
export const wholeDictionary = async (locale: Locale): Promise<Dictionary> =>
  locale === 'en' ? en : loadDictionary(locale)

/** The wordings of every language, by path. */
export const dictionaries: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, new Map(wordingsOf(await wholeDictionary(locale)))] as const),
  ),
)
