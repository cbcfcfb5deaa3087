import { reauthenticate } from '#lib/api/endpoints/account-access.ts'
import { requestPasskeySignIn } from '#lib/api/endpoints/passkeys.ts'
import { provePasskey } from '#lib/browser/device/passkeys.ts'
import {
  type Reauthentication,
  reauthenticationErrors,
  reauthenticationFailure,
} from '#lib/domain/session/passkey.ts'
import { call } from '#lib/queries/call.ts'
import { form } from './form.store.ts'

/**
 * Showing once more that it is the member, by her password or a passkey, before points are spent. onConfirmed gets the
 * server's proof. LCK-1, LCK-2.
 */
export const reauthentication = (onConfirmed: (confirmation: string) => void) =>
  form({
    errorsOf: reauthenticationErrors,
    failureOf: reauthenticationFailure,
    send: async (by: Reauthentication, signal) => {
      const options = { signal, inPlace: true }
      const prove = async () => provePasskey(await call(requestPasskeySignIn, { body: {} }, options), signal)
      const body = by === 'passkey' ? { passkey: await prove() } : by
      const { confirmation } = await call(reauthenticate, { body }, options)
      onConfirmed(confirmation)
    },
  })
