import { fromPromise } from 'xstate'
import { endSession } from '#lib/api/endpoints/sessions.ts'
import { accountAccessWords } from '#lib/i18n/account-access/words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { forgetSession } from '#lib/queries/account/sessions.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { type EndingInput, sessionEndingMachine } from './session-ending.machine.ts'

/** Ending a session as its row runs it. */
export const sessionEnding = sessionEndingMachine.provide({
  actors: {
    end: fromPromise<void, EndingInput>(({ input: { id } }) =>
      perform(endSession, { params: { id } }, { inPlace: true }),
    ),
  },
  actions: {
    takeAway: ({ context: { id } }) => forgetSession(id),
    tellEnded: () => raiseNotice(wordsNow(accountAccessWords).accountAccess.sessions.ended()),
  },
})
