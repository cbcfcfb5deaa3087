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

const countries: { readonly [locale in Locale]?: string } = {
  en_GB: 'GB',
  bg: 'BG',
  cs: 'CZ',
  pl: 'PL',
  ro: 'RO',
  sk: 'SK',
  fr: 'FR',
}

/** The country in which a locale is at home (ISO 3166, two letters); English alone is at home in too many. */
export const countryOf = (locale: Locale): string | undefined => countries[locale]

/** The addresses of built dictionaries begin so. */
export const wordsFolder = '/words/'

export const wordsFile = (locale: Locale): string => `${wordsFolder}${locale}.js`

/** The locale as HTML's lang attribute and Intl know it: `en_GB` is `en-GB`. */
export const htmlLang = (locale: Locale): string => locale.replace('_', '-')

/** A language as it is chosen: by the name that its own speakers give it. lang: for HTML. */
export interface Language {
  readonly locale: Locale
  readonly lang: string
  readonly name: string
}

const names: Readonly<Record<Locale, string>> = {
  cs: 'Čeština',
  en: 'English',
  en_GB: 'English (UK)',
  fr: 'Français',
  pl: 'Polski',
  ro: 'Română',
  sk: 'Slovenčina',
  bg: 'Български',
}

/** The languages of the interface as they are chosen, by the alphabet. WHL-3. */
export const languages: readonly Language[] = (Object.keys(names) as Locale[]).map((locale) => ({
  locale,
  lang: htmlLang(locale),
  name: names[locale],
}))
