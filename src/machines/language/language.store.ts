import { fromPromise } from 'xstate'
import { keepChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import { lettersReady } from '#lib/i18n/letters.ts'
import { readLocale } from '#lib/i18n/locale.ts'
import { $club } from '../club/club.store.ts'
import { languageMachine } from './language.machine.ts'

/** The choice of a language in this browser. The club's own is no choice: it stays the club's when that changes. */
export const language = languageMachine.provide({
  actors: {
    prepare: fromPromise<void, { locale: string }>(async ({ input }) => {
      const locale = readLocale(input.locale)
      await Promise.all([loadDictionary(locale), lettersReady(locale)])
    }),
  },
  actions: {
    keep: ({ context }) => {
      const locale = readLocale(context.wanted)
      keepChosenLocale(locale === $club.get().locale ? undefined : locale)
    },
  },
})
