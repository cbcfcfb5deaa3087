import { english } from './english.ts'
import type { Locale } from './locale.ts'
import type { Dictionary } from './translation.ts'

/** One chunk per language, loaded when it is chosen. */
const languages: Record<Exclude<Locale, 'en'>, () => Promise<Dictionary>> = {
  en_GB: () => import('./languages/en_GB.ts').then((file) => file.en_GB),
  bg: () => import('./languages/bg.ts').then((file) => file.bg),
  cs: () => import('./languages/cs.ts').then((file) => file.cs),
  pl: () => import('./languages/pl.ts').then((file) => file.pl),
  ro: () => import('./languages/ro.ts').then((file) => file.ro),
  sk: () => import('./languages/sk.ts').then((file) => file.sk),
  fr: () => import('./languages/fr.ts').then((file) => file.fr),
}

/** The groups of a language by their names: `promoCode` is the one of `../promo-code/bg.ts`. None is missing: tests/house/words.test.ts. */
const byGroup = (files: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(files).map(([path, words]) => [
      (path.split('/')[1] ?? '').replace(/-./g, (letter) => letter.slice(1).toUpperCase()),
      words,
    ]),
  )

const loaded = new Map<Locale, Dictionary>()

/** The dictionary of a language, the same one each time; rejects when its chunk cannot be loaded. Of English what the page has. */
export const loadDictionary = async (locale: Locale): Promise<Dictionary> => {
  if (locale === 'en') return english
  const files = await languages[locale]()
  const dictionary = loaded.get(locale) ?? byGroup(files)
  loaded.set(locale, dictionary)
  return dictionary
}
