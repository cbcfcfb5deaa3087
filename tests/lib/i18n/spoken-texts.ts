import { type Locale, locales } from '#lib/i18n/locale.ts'
import { dictionaries, wordingsOf } from '#support/dictionaries.ts'
import { readCopy } from '../../../src/pages/_copy/copy.ts'

/** Sentences that requirements fix word for word in English. AUT-1, AUT-2, AUT-5, REG-2 to REG-4, RWD-1. */
const agreed = [
  'Your login info does not seem to be right. Please try again.',
  "You don't have enough points for this coupon!",
  "You don't have enough points for this reward!",
  "{name} doesn't match",
  'This card is already registered in our platform, please try to login or request to reset password.',
]

/** A text that members read, and where it stands. */
export interface SpokenText {
  readonly at: string
  readonly text: string
}

/** Everything that a language says: its dictionary, and the words of the pages that marketers edit. */
export function spokenTexts(locale: Locale): SpokenText[] {
  const { site, pages } = readCopy(locale)
  const words = [...(dictionaries.get(locale) ?? [])].filter(
    ([, text]) => !(locale.startsWith('en') && agreed.includes(text)),
  )
  return [
    ...words.map(([path, text]) => ({ at: `src/lib/i18n/${locale}: ${path}`, text })),
    ...wordingsOf({ site, pages }).map(([path, text]) => ({ at: `_copy/${locale}.json: ${path}`, text })),
  ]
}

/** The languages, each with all that it says. */
export const languages = locales.map((locale) => [locale, spokenTexts(locale)] as const)
