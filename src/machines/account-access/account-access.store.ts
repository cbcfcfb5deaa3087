import { fromPromise } from 'xstate'
import { removeIdentity } from '#lib/api/endpoints/account-access.ts'
import { updateProfile } from '#lib/api/endpoints/profile.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { accountAccessMachine, type OwnPhone } from './account-access.machine.ts'

/** The phone numbers as the screen runs them; each row refreshes one of the two lists, the flow the other. */
export const accountAccess = accountAccessMachine.provide({
  actors: {
    promote: fromPromise<void, OwnPhone>(async ({ input }) => {
      await perform(updateProfile, { body: { primary_phone: input.number } }, { inPlace: true })
      void refresh(['identities'])
    }),
    remove: fromPromise<void, OwnPhone>(async ({ input }) => {
      try {
        await perform(removeIdentity, { params: { id: input.id } }, { inPlace: true })
      } finally {
        void refresh(['user'])
      }
    }),
  },
  actions: {
    tellPrimary: () => raiseNotice(wordsNow().accountAccess.promoted()),
    tellRemoved: () => raiseNotice(wordsNow().accountAccess.removed()),
  },
})
