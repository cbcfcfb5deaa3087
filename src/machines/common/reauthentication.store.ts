import { fromPromise } from 'xstate'
import { requestPasskeySignIn } from '#lib/api/endpoints/passkey-sign-in.ts'
import { reauthenticate } from '#lib/api/endpoints/security.ts'
import { provePasskey } from '#lib/browser/device/passkeys.ts'
import { call } from '#lib/queries/call.ts'
import { reauthenticationMachine } from './reauthentication.machine.ts'
import { tickFor } from './ticks.ts'

/** Showing that it is the member as its dialog runs it. onConfirmed gets the server's proof. LCK-2. */
export const reauthentication = (onConfirmed: (confirmation: string) => void) =>
  reauthenticationMachine.provide({
    actors: {
      reauthenticate: fromPromise<string, { password: string }>(
        async ({ input, signal }) =>
          (await call(reauthenticate, { body: input }, { signal, inPlace: true })).confirmation,
      ),
      provePasskey: fromPromise<string, void>(async ({ signal }) => {
        const options = await call(requestPasskeySignIn, { body: {} }, { signal, inPlace: true })
        const passkey = await provePasskey(options, signal)
        return (await call(reauthenticate, { body: { passkey } }, { signal, inPlace: true })).confirmation
      }),
      countDown: tickFor,
    },
    actions: { handOver: (_, confirmation) => onConfirmed(confirmation) },
  })
