import { requestPasskeySignIn, signInWithPasskey } from '#lib/api/endpoints/passkeys.ts'
import { provePasskey } from '#lib/browser/device/passkeys.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { storedText } from '#lib/browser/storage.ts'
import { passkeysAbsentKey } from '#lib/browser/storage-keys.ts'
import { isAbsent } from '#lib/domain/call-error.ts'
import { call } from '#lib/queries/call.ts'
import { signIn } from '../start/portal.ts'

const absence = () => storedText(passkeysAbsentKey)

/** Tells whether the platform has said in this tab that it has no passkeys. LCK-1. */
export const arePasskeysAbsent = (): boolean => absence().read() !== undefined

/**
 * Has the member's device answer a challenge of the platform, and signs her in by it. A platform that turns out to have no
 * passkeys is not asked again in this tab. LCK-1.
 */
export const signInByPasskey = async (signal: AbortSignal): Promise<void> => {
  try {
    const options = await call(requestPasskeySignIn, { body: {} }, { signal, inPlace: true })
    const body = await provePasskey(options, signal)
    const pair = await call(signInWithPasskey, { body }, { signal, inPlace: true })
    forgetDraft('sign-in-email')
    forgetDraft('sign-in-phone')
    signIn(pair)
  } catch (error) {
    if (isAbsent(error)) absence().write('1')
    throw error
  }
}
