import { fromPromise } from 'xstate'
import { requestPasskeySignIn, signInWithPasskey } from '#lib/api/endpoints/passkeys.ts'
import { provePasskey } from '#lib/browser/device/passkeys.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { storedText } from '#lib/browser/storage.ts'
import { passkeysAbsentKey } from '#lib/browser/storage-keys.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { call } from '#lib/queries/call.ts'
import { signIn } from '#machines/start/portal.ts'
import { passkeyLoginMachine } from './passkey-login.machine.ts'

const kept = () => storedText(passkeysAbsentKey)

/** Remembers for this tab that the platform has no passkeys, so that it is not asked again. LCK-1. */
const keepPasskeysAbsent = (): void => kept().write('1')

/** Tells whether the platform has said in this tab that it has no passkeys. LCK-1. */
export const arePasskeysAbsent = (): boolean => kept().read() !== undefined

/** Signing in by a passkey, calling the device and the platform and signing the member in. */
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
    startSession: (_, pair) => {
      forgetDraft('sign-in-email')
      forgetDraft('sign-in-phone')
      signIn(pair)
    },
  },
})
