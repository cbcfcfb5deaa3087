import { htmlLang, type Locale } from '#lib/i18n/locale.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { wordsNow } from '#lib/i18n/words.ts'

/** The words that the shell of this page has in a language, as our own build has written them; undefined where it has none. */
export const shellCopyOf = (locale: Locale): Readonly<Record<string, string>> | undefined =>
  JSON.parse(document.getElementById('copy')?.textContent ?? '{}')[locale]

/** Returns what the club gives its members, by the names under which elements of the shell ask for it. REG-9. */
export const gainsIn = ({ registration: { gains } }: Pick<Words, 'registration'>) => ({
  gain_points: gains.points(),
  gain_coupons: gains.coupons(),
  gain_rewards: gains.rewards(),
})

/** Writes a word into an element, unless it stands there: the same text too is laid out anew. */
const write = (element: Element, word: string | undefined): void => {
  if (word !== undefined && word !== element.textContent) element.textContent = word
}

/**
 * Gives the shell the words of it that a club may replace: the start page's title, which is the club's name (other pages have titles of their
 * own), and what the club gives. WHL-4, REG-9.
 */
export const showClubWords = (): void => {
  const words = wordsNow()
  const name = words.frame.header.club()
  if (document.documentElement.dataset.frame === 'home' && name !== document.title) document.title = name
  for (const [gain, word] of Object.entries(gainsIn(words)))
    for (const element of document.querySelectorAll(`[data-copy="${gain}"]`)) write(element, word)
}

/** Translates the static shell into a language: the title (the fallback's where the club has no such page), and every element that names a word of the page's copy. */
export const translateShell = (locale: Locale): void => {
  const copy = shellCopyOf(locale)
  const root = document.documentElement
  const lang = htmlLang(locale)
  // What is translated already is left alone: a browser works out the styles of all elements anew, and lays out their words, for the same text too.
  if (root.lang !== lang) root.lang = lang
  if (!copy) return
  const { lacking: featureMissing } = root.dataset
  const title = featureMissing === undefined ? copy.title : copy.lost
  if (root.dataset.frame !== 'home' && title && title !== document.title) document.title = title
  showClubWords()
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy]:not(main[aria-hidden] *)'))
    write(element, copy[element.dataset.copy ?? ''])
}
