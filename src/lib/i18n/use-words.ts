import { useStore } from '@nanostores/react'
import { localeIn } from '#lib/format/locale-in.ts'
import type { Locale } from './locale.ts'
import type { Words } from './translation.ts'
import { $country, $locale, $words } from './words.ts'

/** The words for an island; those of the built page while it is rendered on the server and hydrated. */
export const useWords = (): Words => useStore($words, { ssr: 'initial' })

/** The language of the wordings that `useWords` gives. */
export const useLanguage = (): Locale => useStore($locale, { ssr: 'initial' })

/** The locale of dates, distances and prices: that language as the club's country writes it. */
export const useLocale = (): string => localeIn(useLanguage(), useStore($country, { ssr: 'initial' }))
