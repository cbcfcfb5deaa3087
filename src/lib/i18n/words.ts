import { type Atom, atom, batch } from 'nanostores'
import { reportLateCode } from '../browser/late-code.ts'
import { stamp } from '../config/build.ts'
import { readBundle } from './backend-bundle.ts'
import { loadDictionary } from './dictionaries.ts'
import { fallbackLocale, type Locale, readLocale } from './locale.ts'
import { en } from './locales/en.ts'
import { speak } from './speak.ts'
import type { Dictionary, Words } from './translation.ts'

/** The wordings of a language with the backend's over them, if there are any. */
export const wordsOf = (locale: Locale, dictionary: Dictionary, bundle: unknown): Words =>
  speak(locale, dictionary, readBundle(bundle, dictionary).wordings)

const stampedLocale = readLocale(stamp?.club.locale)
/** The bundle that a stamped page in English was drawn with. */
const englishBundle = stampedLocale === fallbackLocale ? stamp?.bundle : undefined
/** The dictionary that the page was built with, and its words. */
let builtIn: Dictionary = en
let first = wordsOf(fallbackLocale, en, englishBundle)

/** The language that is spoken now: it changes together with `$words`, once its dictionary is there. */
export const $locale = atom<Locale>(fallbackLocale)

/** The club's country, ISO 3166, by which dates and units are written; '' while none is known. */
export const $country = atom(stamp?.club.country ?? '')

/** The wordings of the interface; those of the built page until another dictionary has come. */
export const $words = atom<Words>(first)

/** Calls back whenever the words change: another language, or the club's own over ours. */
export const onWords = (changed: () => void) => $words.listen(changed)

const bundles = new Map<Locale, unknown>([[stampedLocale, stamp?.bundle]])
const reported = new Set<string>()
let spoken: Dictionary = en
let requested: Locale = fallbackLocale

function show(locale: Locale, dictionary: Dictionary) {
  const { wordings, errors } = readBundle(bundles.get(locale), dictionary)
  for (const error of errors) {
    if (!reported.has(error.message)) console.error(error)
    reported.add(error.message)
  }
  spoken = dictionary
  batch(() => {
    $locale.set(locale)
    $words.set(
      wordings.size === 0 && spoken === builtIn && stamp?.bundle === undefined
        ? first
        : speak(locale, spoken, wordings),
    )
  })
}

/** Makes a value what an atom had at first, with which islands are hydrated. */
const begin = <T>(store: Atom<T>, value: T) => Object.assign(store, { init: value, value })

const beginStamped = (dictionary: Dictionary) => {
  builtIn = spoken = dictionary
  first = wordsOf(stampedLocale, dictionary, stamp?.bundle)
  begin($locale, stampedLocale)
  begin($words, first)
  // Another bundle has come meanwhile.
  if (bundles.get(stampedLocale) !== stamp?.bundle) show(stampedLocale, dictionary)
}

/**
 * Resolves when the words are there with which the islands of a stamped page in another language than English were
 * drawn; directives/hydrate.ts waits for it. Not awaited here: WebKit takes a module that waits for evaluated when it is imported a
 * second time.
 */
export const stampedWords: Promise<void> | undefined =
  stampedLocale === fallbackLocale
    ? undefined
    : loadDictionary(stampedLocale).then(beginStamped).catch(console.error)

/** The words of a moment, outside of islands. */
export const wordsNow = (): Words => $words.get()

const prepared = new Map<Locale, Dictionary>()

/** Has a language fetched that is likely to be chosen next, which then happens at once. Never rejects. */
export const prepareLocale = async (locale: Locale): Promise<void> => {
  const dictionary = await loadDictionary(locale).catch(() => undefined)
  if (dictionary) prepared.set(locale, dictionary)
}

/** Speaks a language as soon as its dictionary has loaded; the latest choice wins. Never rejects: failures are logged. WHL-3. */
export async function chooseLocale(locale: Locale): Promise<void> {
  requested = locale
  if (stampedWords) await stampedWords
  try {
    const dictionary = prepared.get(locale) ?? (await loadDictionary(locale))
    if (requested === locale && (dictionary !== spoken || locale !== $locale.get())) show(locale, dictionary)
  } catch (error) {
    reportLateCode()
    console.error(error)
  }
}

/** Puts a bundle over a language's built-in wordings, in the place of an earlier one, and logs what cannot be used. WHL-3. */
export function overlayWords(locale: Locale, bundle: unknown): void {
  // What lies there already is left, so that no island is drawn anew for nothing.
  if (bundles.has(locale) && JSON.stringify(bundle) === JSON.stringify(bundles.get(locale))) return
  bundles.set(locale, bundle)
  reported.clear()
  if ($locale.get() === locale) show(locale, spoken)
}
