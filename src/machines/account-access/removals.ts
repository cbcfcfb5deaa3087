import { fromPromise } from 'xstate'
import { endSession } from '#lib/api/endpoints/account-access.ts'
import { removePasskey } from '#lib/api/endpoints/passkeys.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { passkeysQuery, sessionsQuery } from '#lib/queries/account.ts'
import { forgetItem } from '#lib/queries/make-query.ts'
import { perform } from '#lib/queries/perform.ts'
import { type ItemInput, itemRemovalMachine } from '#machines/common/item-removal.machine.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'

/** Removing a passkey as its row runs it: an actor for each, so that several go side by side. LCK-1. */
export const passkeyRemoval = itemRemovalMachine.provide({
  actors: {
    remove: fromPromise<void, ItemInput>(({ input: { id } }) =>
      perform(removePasskey, { params: { id } }, { inPlace: true }),
    ),
  },
  actions: {
    takeAway: ({ context: { id } }) => forgetItem(passkeysQuery, id),
    announce: () => raiseNotice(wordsNow().passkeys.removed()),
  },
})

/** Ending a session as its row runs it: an actor for each, so that several end side by side. LCK-2. */
export const sessionEnding = itemRemovalMachine.provide({
  actors: {
    remove: fromPromise<void, ItemInput>(({ input: { id } }) =>
      perform(endSession, { params: { id } }, { inPlace: true }),
    ),
  },
  actions: {
    takeAway: ({ context: { id } }) => forgetItem(sessionsQuery, id),
    announce: () => raiseNotice(wordsNow().accountAccess.sessions.ended()),
  },
})
