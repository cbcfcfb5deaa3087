import { agreed } from '#lib/build/desk/sentence-mistakes.ts'
import { type Locale, locales } from '#lib/i18n/locale.ts'
import { textsIn } from '#lib/i18n/translation.ts'
import { dictionaries } from '#support/dictionaries.ts'
import { readCopy } from '../../../src/pages/_copy/copy.ts'

/** A text that members read, and where it stands. */
export interface SpokenText {
  readonly at: string
  readonly text: string
}

/** English sentences that are agreed word for word, whatever typography would say. */
const fixed = new Set(Object.values(agreed))

/** Everything that a language says: its dictionary, and the words of the pages that marketers edit. */
export function spokenTexts(locale: Locale): SpokenText[] {
  const { site, places, pages } = readCopy(locale)
  const words = [...(dictionaries.get(locale) ?? [])].filter(
    ([, text]) => !(locale.startsWith('en') && fixed.has(text)),
  )
  return [
    ...words.map(([path, text]) => ({ at: `src/lib/i18n/${locale}: ${path}`, text })),
    ...textsIn({ site, places, pages }).map(([path, text]) => ({
      at: `_copy/${locale}.json: ${path}`,
      text,
    })),
  ]
}

/** The languages, each with all that it says. */
export const languages = locales.map((locale) => [locale, spokenTexts(locale)] as const)
