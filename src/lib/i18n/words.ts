import { atom, batch } from 'nanostores'
import { stamp } from '../config/stamp.ts'
import { overlay, readBundle } from './backend-bundle.ts'
import { loadDictionary } from './dictionaries.ts'
import { en } from './en/index.ts'
import { fallbackLocale, type Locale, readLocale } from './locale.ts'
import { speak } from './speak.ts'
import type { Dictionary, Translation, Words } from './translation.ts'

/** The wordings of a language with the backend's over them, if there are any. */
export const wordsOf = (locale: Locale, dictionary: Dictionary, bundle: unknown): Words =>
  speak(locale, overlay(dictionary, readBundle(bundle, dictionary).wordings))

// A stamped page was drawn in its club's language, and its islands wake up in that.
const stampedLocale = readLocale(stamp?.club.locale)
const builtIn = await loadDictionary(stampedLocale).catch(() => en)
const firstLocale = builtIn === en ? fallbackLocale : stampedLocale
const first = wordsOf(firstLocale, builtIn, stamp?.bundle)

/** The language that is spoken now: it changes together with `$words`, once its dictionary is there. */
export const $locale = atom<Locale>(firstLocale)

/** The wordings of the interface; those of the built page until another dictionary has come. */
export const $words = atom<Words>(first)

const laid = new Map<Locale, unknown>([[firstLocale, stamp?.bundle]])
const reported = new Set<string>()
let spoken: Translation = builtIn
let wanted: Locale = fallbackLocale
let report: (fault: unknown) => void = console.error

/** Installs the one listener that hears of a dictionary or a backend wording that failed; returns the previous one. */
export function onWordsFault(listener: (fault: unknown) => void): (fault: unknown) => void {
  const previous = report
  report = listener
  return previous
}

function show(locale: Locale, dictionary: Translation) {
  const { wordings, faults } = readBundle(laid.get(locale), dictionary)
  for (const fault of faults) {
    if (!reported.has(fault.message)) report(fault)
    reported.add(fault.message)
  }
  spoken = dictionary
  batch(() => {
    $locale.set(locale)
    $words.set(
      wordings.size === 0 && dictionary === builtIn && stamp?.bundle === undefined
        ? first
        : speak(locale, overlay(dictionary, wordings)),
    )
  })
}

/**
 * Adds groups of English wordings to those that are there. A built site has a group only where its code is that says
 * it; see hosting/words-at-build.ts.
 */
export function bringEnglish(groups: Partial<Translation>): void {
  Object.assign(en, groups)
  // Into the wordings that islands hydrate with, since this code has come before them.
  if (builtIn === en) Object.assign(first, wordsOf(fallbackLocale, groups as Dictionary, stamp?.bundle))
  const isFirst = builtIn === en && laid.get(fallbackLocale) === stamp?.bundle
  if (spoken === en && !isFirst) show(fallbackLocale, en)
}

// While the site is developed a tab may read a made-up language; see pseudo.ts. No built site has it.
const asRead = import.meta.env?.DEV ? (await import('./pseudo.ts')).asRead : undefined

const prepared = new Map<Locale, Translation>()

/** Has a language fetched that is likely to be chosen next, which then happens at once. Never rejects. */
export const prepareLocale = async (locale: Locale): Promise<void> => {
  const dictionary = await loadDictionary(locale).catch(() => undefined)
  if (dictionary) prepared.set(locale, dictionary)
}

/**
 * Speaks a language as soon as its dictionary has loaded; until then, and if it fails, what is spoken stays. The
 * latest choice wins. Never rejects: a failure is reported to `onWordsFault`. Spec §1.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  wanted = locale
  try {
    const loaded = prepared.get(locale) ?? (await loadDictionary(locale))
    const dictionary = asRead ? asRead(loaded) : loaded
    if (wanted === locale && (dictionary !== spoken || locale !== $locale.get())) show(locale, dictionary)
  } catch (fault) {
    report(fault)
  }
}

/**
 * Lays the backend's bundle for a language over the built-in wordings, in the place of an earlier bundle, now or when
 * the language is chosen. What cannot be used of it is reported to `onWordsFault` then. Spec §1.
 */
export function layBackendWords(locale: Locale, bundle: unknown): void {
  // What lies there already is left, so that no island is drawn anew for nothing.
  if (laid.has(locale) && JSON.stringify(bundle) === JSON.stringify(laid.get(locale))) return
  laid.set(locale, bundle)
  reported.clear()
  if ($locale.get() === locale) show(locale, spoken)
}
