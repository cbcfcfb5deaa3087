import { fromPromise } from 'xstate'
import { importLate } from '#lib/browser/late-code.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { dealMachine } from './deal.machine.ts'

/** A deal whose body is made readable by code that arrives when a deal is first opened. */
export const dealLogic = dealMachine.provide({
  actors: {
    prepare: fromPromise<TrustedHTML | string, { body: string }>(async ({ input }) => {
      const { renderMarkdown } = await importLate(() => import('#lib/html/safe-html.ts'))
      return renderMarkdown(input.body, wordsNow().pages.tooLong())
    }),
  },
})
