import { english } from './english.ts'
import type { Locale } from './locale.ts'
import type { Dictionary } from './translation.ts'
import { wordFile, wordParts } from './word-file.ts'

/** The shape of the dictionaries that this build has written; see `lib/build/words`. */
const shape: string = import.meta.env?.WORDS_SHAPE ?? ''
const isBuilt = !import.meta.env?.SSR && !import.meta.env?.DEV && shape !== ''

/** The languages where nothing is built for browsers: in development, in tests, and where pages are drawn. */
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

/** Imports the files of a built dictionary, which together are all of it. */
const importBuilt = async (locale: Locale): Promise<Dictionary> => {
  const parts: readonly { readonly words: Dictionary }[] = await Promise.all(
    Array.from({ length: wordParts }, (_, part) => import(/* @vite-ignore */ wordFile(locale, part, shape))),
  )
  return Object.assign({}, ...parts.map(({ words }) => words))
}

const loaded = new Map<Locale, Promise<Dictionary>>()

/** The dictionary of a language, the same one each time; rejects when its files cannot be loaded. Of English what the page has. */
export const loadDictionary = async (locale: Locale): Promise<Dictionary> => {
  if (locale === 'en') return english
  const loading = loaded.get(locale) ?? (isBuilt ? importBuilt(locale) : languages[locale]().then(byGroup))
  loaded.set(locale, loading)
  // Another try asks again.
  return loading.catch((error: unknown) => {
    loaded.delete(locale)
    throw error
  })
}
