import { type Locale, wordsFile } from './locale.ts'
import { en } from './locales/en.ts'
import type { Dictionary } from './translation.ts'

type Node = Dictionary[string]

/** The dictionaries as they are written, by their languages: one that is not whole takes the rest from English. */
export const dictionaries: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Dictionary>>> = {
  en_GB: () => import('./locales/en_GB.ts').then((file) => file.en_GB),
  bg: () => import('./locales/bg.ts').then((file) => file.bg),
  cs: () => import('./locales/cs.ts').then((file) => file.cs),
  pl: () => import('./locales/pl.ts').then((file) => file.pl),
  ro: () => import('./locales/ro.ts').then((file) => file.ro),
  sk: () => import('./locales/sk.ts').then((file) => file.sk),
  fr: () => import('./locales/fr.ts').then((file) => file.fr),
}

/** In a built site a dictionary is a file of its own, whose words may change and leave all code as it is. */
const isBuilt = import.meta.env?.PROD && !import.meta.env?.SSR

const importBuilt = async (locale: Locale): Promise<Dictionary> =>
  (await import(/* @vite-ignore */ wordsFile(locale))).words

/** English with the texts of another dictionary in place of its own; what English does not have is left out. */
const overEnglish = (english: Node, own: Node | undefined): Node =>
  typeof english !== 'object'
    ? (own ?? english)
    : Object.fromEntries(
        Object.entries(english).map(([key, text]) => [
          key,
          overEnglish(text, typeof own === 'object' && Object.hasOwn(own, key) ? own[key] : undefined),
        ]),
      )

const loaded = new Map<Locale, Promise<Dictionary>>()

/** The whole dictionary of a language, the same one each time; rejects when its file cannot be loaded. */
export const loadDictionary = async (locale: Locale): Promise<Dictionary> => {
  if (locale === 'en') return en
  const loading =
    loaded.get(locale) ??
    (isBuilt ? importBuilt(locale) : dictionaries[locale]()).then((own) => overEnglish(en, own) as Dictionary)
  loaded.set(locale, loading)
  // Another try asks again.
  return loading.catch((error: unknown) => {
    loaded.delete(locale)
    throw error
  })
}
