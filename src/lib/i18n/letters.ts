import type { Locale } from './locale.ts'

/** The longest time that words wait for their font, in milliseconds; after that a substitute font is used. */
const patience = 1000

/** Letters of a language that a font for western Europe does not have. */
const letters: { readonly [locale in Locale]?: string } = {
  bg: 'Жж',
  cs: 'Ěě',
  pl: 'Łł',
  ro: 'Șș',
  sk: 'Ľľ',
}

/**
 * Has the font fetched that draws a language's own letters, so that words are not measured twice when they appear.
 * Resolves when it is there, when it cannot be had, or after a second.
 */
export const lettersReady = async (locale: Locale): Promise<void> => {
  const own = letters[locale]
  if (own === undefined) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  const { fontFamily } = getComputedStyle(document.body)
  const there = document.fonts?.load(`1em ${fontFamily}`, own).catch(() => {})
  await Promise.race([there, late])
}
