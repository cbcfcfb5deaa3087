import { fromPromise } from 'xstate'
import { addPasskey, requestPasskeyCreation } from '#lib/api/endpoints/passkeys.ts'
import { createPasskey } from '#lib/browser/device/passkeys.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { type Proof, passkeyAddingMachine } from './passkey-adding.machine.ts'

/** Adding a passkey as the screen runs it. */
export const passkeyAdding = passkeyAddingMachine.provide({
  actors: {
    add: fromPromise<void, Proof>(async ({ input: { confirmation }, signal }) => {
      const told = { inPlace: true, headers: { confirmation } }
      const options = await call(requestPasskeyCreation, { body: {} }, { ...told, signal })
      const body = await createPasskey(options, signal)
      await perform(addPasskey, { body }, told)
    }),
  },
  actions: { announce: () => raiseNotice(wordsNow().passkeys.added()) },
})
