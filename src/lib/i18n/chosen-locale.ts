import { atom } from 'nanostores'
import { onRestored } from '#lib/browser/navigation.ts'
import { lastingStorage, storedText } from '#lib/browser/storage.ts'
import { languageKey } from '#lib/browser/storage-keys.ts'
import { tenant } from '#lib/config/tenant.ts'
import { type Locale, locales } from './locale.ts'

/** The choice for a club. The head's script reads it before the first paint. */
const choice = () => storedText(languageKey(tenant()), lastingStorage())

const recall = (): Locale | undefined => {
  const kept = choice().read()
  return locales.find((locale) => locale === kept)
}

/** The language that was chosen in this browser for this club; undefined: the club's own. */
export const $chosenLocale = atom(typeof window === 'undefined' ? undefined : recall())

/** Makes a choice count, on this page, on those that follow, and in other tabs; undefined takes it back. */
export const storeChosenLocale = (locale: Locale | undefined): void => {
  if (locale) choice().write(locale)
  else choice().remove()
  $chosenLocale.set(locale)
}

/** Follows what is chosen in another tab, while this page is open and while it lay in the back/forward cache. */
export const followChosenLocale = (): (() => void) => {
  const follow = () => $chosenLocale.set(recall())
  const stops = [choice().watch(follow), onRestored(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}
