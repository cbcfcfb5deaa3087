import { atom } from 'nanostores'
import { onRevival } from '#lib/browser/navigation.ts'
import { lastingShelf } from '#lib/browser/storage.ts'
import { tenant } from '#lib/config/tenant.ts'
import { type Locale, locales } from './locale.ts'

/** Where the choice for a club is kept. The head's script reads it before the first paint. */
const key = (): string => `language:${tenant()}`

const recall = (): Locale | undefined => {
  const kept = lastingShelf().get(key())
  return locales.find((locale) => locale === kept)
}

/** The language that was chosen in this browser for this club; undefined: the club's own. */
export const $chosenLocale = atom(typeof window === 'undefined' ? undefined : recall())

/** Makes a choice count, on this page, on those that follow, and in other tabs; undefined takes it back. */
export const keepChosenLocale = (locale: Locale | undefined): void => {
  if (locale) lastingShelf().set(key(), locale)
  else lastingShelf().remove(key())
  $chosenLocale.set(locale)
}

/** Follows what is chosen in another tab, while this page is open and while it lay in the back/forward cache. */
export const followChosenLocale = (): (() => void) => {
  const follow = () => $chosenLocale.set(recall())
  addEventListener('storage', follow)
  const stop = onRevival(follow)
  return () => {
    removeEventListener('storage', follow)
    stop()
  }
}
