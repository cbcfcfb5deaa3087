import { useStore } from '@nanostores/react'
import type { Locale } from './locale.ts'
import type { Words } from './translation.ts'
import { $locale, $words } from './words.ts'

/** The words for an island; those of the built page while it is rendered on the server and hydrated. */
export const useWords = (): Words => useStore($words, { ssr: 'initial' })

/** The language of the wordings that `useWords` gives. */
export const useLocale = (): Locale => useStore($locale, { ssr: 'initial' })
