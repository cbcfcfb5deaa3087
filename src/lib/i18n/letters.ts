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

/** Has the font of a language's own letters fetched, so that words are not measured twice. Resolves after a second at most. */
export const fontReady = async (locale: Locale): Promise<void> => {
  const own = letters[locale]
  if (own === undefined) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  const { fontFamily } = getComputedStyle(document.body)
  const there = document.fonts?.load(`1em ${fontFamily}`, own).catch(() => {})
  await Promise.race([there, late])
}
