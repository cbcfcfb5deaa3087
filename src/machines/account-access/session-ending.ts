import { fromPromise } from 'xstate'
import { endSession } from '#lib/api/endpoints/sessions.ts'
import { accountAccessWords } from '#lib/i18n/account-access/words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { forgetSession } from '#lib/queries/account/sessions.ts'
import { perform } from '#lib/queries/perform.ts'
import { type ItemInput, itemRemovalMachine } from '../common/item-removal.machine.ts'
import { raiseNotice } from '../frame/toasts.ts'

/** Ending a session as its row runs it: an actor for each, so that several end side by side. LCK-2. */
export const sessionEnding = itemRemovalMachine.provide({
  actors: {
    remove: fromPromise<void, ItemInput>(({ input: { id } }) =>
      perform(endSession, { params: { id } }, { inPlace: true }),
    ),
  },
  actions: {
    takeAway: ({ context: { id } }) => forgetSession(id),
    announce: () => raiseNotice(wordsNow(accountAccessWords).accountAccess.sessions.ended()),
  },
})
