import { atom, batch } from 'nanostores'
import { type BundleReading, overlay, readBundle } from './backend-bundle.ts'
import { loadDictionary } from './dictionaries.ts'
import { en } from './en/index.ts'
import { fallbackLocale, type Locale } from './locale.ts'
import { speak } from './speak.ts'
import type { Translation, Words } from './translation.ts'

/** The language that is spoken now: it changes together with `$words`, once its dictionary is there. */
export const $locale = atom<Locale>(fallbackLocale)

/** The wordings of the interface; English until another dictionary has come. */
export const $words = atom<Words>(speak(fallbackLocale, en))

const laid = new Map<Locale, BundleReading>()
let spoken: Translation = en
let wanted: Locale = fallbackLocale
let report: (fault: unknown) => void = console.error

/** Installs the one listener that hears of a dictionary or a backend wording that failed; returns the previous one. */
export function onWordsFault(listener: (fault: unknown) => void): (fault: unknown) => void {
  const previous = report
  report = listener
  return previous
}

function show(locale: Locale, dictionary: Translation) {
  spoken = dictionary
  batch(() => {
    $locale.set(locale)
    $words.set(speak(locale, overlay(dictionary, laid.get(locale)?.wordings ?? new Map())))
  })
}

/**
 * Speaks a language as soon as its dictionary has loaded; until then, and if it fails, what is spoken stays. The
 * latest choice wins. Never rejects: a failure is reported to `onWordsFault`. Spec §1.
 */
export async function chooseLocale(locale: Locale): Promise<void> {
  wanted = locale
  try {
    const dictionary = await loadDictionary(locale)
    if (wanted === locale) show(locale, dictionary)
  } catch (fault) {
    report(fault)
  }
}

/**
 * Lays the backend's bundle for a language over the built-in wordings, in the place of an earlier bundle, now or when
 * the language is chosen. Tells what it could not use; faults are reported to `onWordsFault` too. Spec §1.
 */
export function layBackendWords(locale: Locale, bundle: unknown): BundleReading {
  const reading = readBundle(bundle, en)
  laid.set(locale, reading)
  for (const fault of reading.faults) report(fault)
  if ($locale.get() === locale) show(locale, spoken)
  return reading
}
