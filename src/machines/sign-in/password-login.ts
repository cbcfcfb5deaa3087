import { signIn } from '#lib/api/endpoints/sign-in.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { type Credentials, credentialErrors, email, signInFailure } from '#lib/domain/credentials.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { signIn as startSession } from '../start/portal.ts'

/** Signing in by e-mail and password; after success the form stays busy until the page is left. AUT-1. */
export const passwordLogin = form({
  errorsOf: credentialErrors,
  failureOf: signInFailure,
  send: async (typed: Credentials, signal) => {
    const body = { email: email(typed.email) ?? '', password: typed.password }
    const pair = await call(signIn, { body }, { signal, inPlace: true })
    forgetDraft('sign-in-email')
    return pair
  },
  next: startSession,
})
