import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'

/** A dictionary as a flat list: the path of each wording and its raw text. */
export function wordingsOf(node: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : wordingsOf(value, `${prefix}${key}.`),
  )
}

/** The wordings of every language, by path. */
export const dictionaries: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, new Map(wordingsOf(await loadDictionary(locale)))] as const),
  ),
)
