import { useStore } from '@nanostores/react'
import type { Locale } from './locale.ts'
import type { Group, Words, WordsOf } from './translation.ts'
import { $locale, $words } from './words.ts'

/**
 * The words for an island, of the groups that are named and of those that every page has; English while it is rendered
 * on the server and hydrated. Who names a group imports it, and so has brought it to the page.
 */
export const useWords = <TGroup extends keyof Words = never>(
  ..._groups: readonly Group<TGroup>[]
): WordsOf<TGroup> => useStore($words, { ssr: 'initial' })

/** The language of the wordings that `useWords` gives. */
export const useLocale = (): Locale => useStore($locale, { ssr: 'initial' })
