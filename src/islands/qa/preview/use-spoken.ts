import { createContext, useContext } from 'react'
import type { Group, Words, WordsOf } from '#lib/i18n/translation.ts'
import { wordsNow } from '#lib/i18n/words.ts'

/** The wordings of the specimens: those of the chosen language, lengthened or not. */
export const Spoken = createContext<WordsOf>(wordsNow())

/** The words that the specimens show, of the groups that are named. */
export const useSpoken = <TGroup extends keyof Words = never>(
  ..._groups: readonly Group<TGroup>[]
): WordsOf<TGroup> => useContext(Spoken) as WordsOf<TGroup>
