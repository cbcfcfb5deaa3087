import { fromPromise } from 'xstate'
import { requestPasskeySignIn, signInWithPasskey } from '#lib/api/endpoints/passkey-sign-in.ts'
import { provePasskey } from '#lib/browser/device/passkeys.ts'
import { forgetDraft } from '#lib/browser/draft.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { call } from '#lib/queries/call.ts'
import { signIn } from '../session/portal.ts'
import { passkeyLoginMachine } from './passkey-login.machine.ts'
import { keepPasskeysAbsent } from './passkeys-absent.storage.ts'

/** Signing in by a passkey, calling the device and the platform and taking the member in. */
export const passkeyLogin = passkeyLoginMachine.provide({
  actors: {
    signIn: fromPromise<TokenPair, void>(async ({ signal }) => {
      const options = await call(requestPasskeySignIn, { body: {} }, { signal, inPlace: true })
      const body = await provePasskey(options, signal)
      return call(signInWithPasskey, { body }, { signal, inPlace: true })
    }),
  },
  actions: {
    keepAbsence: keepPasskeysAbsent,
    takeIn: (_, pair) => {
      forgetDraft('sign-in-email')
      forgetDraft('sign-in-phone')
      signIn(pair)
    },
  },
})
