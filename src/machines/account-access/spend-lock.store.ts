import { fromPromise } from 'xstate'
import { updateSecurity } from '#lib/api/endpoints/account-access.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { securityQuery } from '#lib/queries/account.ts'
import { perform } from '#lib/queries/perform.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { type NewLimit, spendLockMachine } from './spend-lock.machine.ts'

/** The member's limit for spending as its part of the page runs it. LCK-2. */
export const spendLock = spendLockMachine.provide({
  actors: {
    save: fromPromise<void, NewLimit>(({ input: { limit, confirmation } }) => {
      const passkeys_required = queryClient.getQueryData(securityQuery.queryKey)?.passkeys_required ?? false
      const body = { spend_limit: limit, passkeys_required }
      return perform(updateSecurity, { body }, { inPlace: true, headers: { confirmation } })
    }),
  },
  actions: {
    announce: ({ context: { limit } }) => {
      const words = wordsNow().accountAccess.spendLock
      raiseNotice(limit === null ? words.lifted() : words.saved())
    },
  },
})
