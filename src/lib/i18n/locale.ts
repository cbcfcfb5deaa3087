/** The languages of the interface, the fallback first. WHL-3. */
export const locales = ['en', 'en_GB', 'bg', 'cs', 'pl', 'ro', 'sk', 'fr'] as const

export type Locale = (typeof locales)[number]

/** The language until another language is chosen, and whenever one cannot be had. WHL-3. */
export const fallbackLocale = 'en' satisfies Locale

/** Reads a language setting in any case, `_` or `-` before its region. Else its language, or English, counts. WHL-3. */
export function readLocale(value: unknown): Locale {
  if (typeof value !== 'string') return fallbackLocale
  const [language = '', region = ''] = value.trim().toLowerCase().split(/[_-]/)
  const known = (name: string) => locales.find((locale) => locale.toLowerCase() === name)
  return known(`${language}_${region}`) ?? known(language) ?? fallbackLocale
}

/** The facts about a language besides its words. */
interface Traits {
  /** The name that its own speakers give it. */
  readonly name: string
  /** The country in which it is at home (ISO 3166, two letters); English alone is at home in too many. */
  readonly country?: string
  /** Letters that a font for western Europe does not have, and the part of the font that has them. */
  readonly letters?: string
  readonly font?: 'cyrillic' | 'latin-ext'
}

/** The languages as they are chosen, by the alphabet. WHL-3. */
export const traits: Readonly<Record<Locale, Traits>> = {
  cs: { name: 'Čeština', country: 'CZ', letters: 'Ěě', font: 'latin-ext' },
  en: { name: 'English' },
  en_GB: { name: 'English (UK)', country: 'GB' },
  fr: { name: 'Français', country: 'FR' },
  pl: { name: 'Polski', country: 'PL', letters: 'Łł', font: 'latin-ext' },
  ro: { name: 'Română', country: 'RO', letters: 'Șș', font: 'latin-ext' },
  sk: { name: 'Slovenčina', country: 'SK', letters: 'Ľľ', font: 'latin-ext' },
  bg: { name: 'Български', country: 'BG', letters: 'Жж', font: 'cyrillic' },
}

export const countryOf = (locale: Locale): string | undefined => traits[locale].country

/** The addresses of built dictionaries begin so. */
export const wordsFolder = '/words/'

export const wordsFile = (locale: Locale): string => `${wordsFolder}${locale}.js`

/** The locale as HTML's lang attribute and Intl know it: `en_GB` is `en-GB`. */
export const htmlLang = (locale: Locale): string => locale.replace('_', '-')

/** The name of a language for those who test and edit: `British English`. */
export const englishName = (locale: Locale): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(htmlLang(locale)) ?? locale

/** A language as it is chosen. lang: for HTML. */
export interface Language {
  readonly locale: Locale
  readonly lang: string
  readonly name: string
}

export const languages: readonly Language[] = (Object.keys(traits) as Locale[]).map((locale) => ({
  locale,
  lang: htmlLang(locale),
  name: traits[locale].name,
}))
