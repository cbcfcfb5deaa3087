import { htmlLang, type Locale } from '#lib/i18n/locale.ts'
import { wordsNow } from '#lib/i18n/words.ts'

/** The words that the shell of this page has in a language, as our own build has written them; undefined where it has none. */
export const shellCopyOf = (locale: Locale): Readonly<Record<string, string>> | undefined =>
  JSON.parse(document.getElementById('copy')?.textContent ?? '{}')[locale]

/** Gives the start page the name that the club's words give it now for a title; other pages have titles of their own. WHL-4. */
export const setStartTitle = (): void => {
  const name = wordsNow().frame.header.club()
  if (document.documentElement.dataset.frame === 'home' && name !== document.title) document.title = name
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
  if (root.dataset.frame === 'home') setStartTitle()
  else if (title && title !== document.title) document.title = title
  for (const element of document.querySelectorAll<HTMLElement>('[data-copy]:not(main[aria-hidden] *)')) {
    const word = copy[element.dataset.copy ?? '']
    if (word !== undefined && word !== element.textContent) element.textContent = word
  }
}
