import { type Locale, traits } from './locale.ts'

/** The longest time that words wait for their font, in milliseconds; after that a substitute font is used. */
const patience = 1000

/** Has the font of a language's own letters fetched, so that words are not measured twice. Resolves after a second at most. */
export const fontReady = async (locale: Locale): Promise<void> => {
  const { letters } = traits[locale]
  if (letters === undefined) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  const { fontFamily } = getComputedStyle(document.body)
  const there = document.fonts?.load(`1em ${fontFamily}`, letters).catch(() => {})
  await Promise.race([there, late])
}
