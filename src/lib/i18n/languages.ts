import { htmlLang, type Locale } from './locale.ts'

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
