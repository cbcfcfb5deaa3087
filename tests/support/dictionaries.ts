import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { textsIn } from '#lib/i18n/translation.ts'

/** The wordings of every language, by path. */
export const dictionaries: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, new Map(textsIn(await loadDictionary(locale)))] as const),
  ),
)
