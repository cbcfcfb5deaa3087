import { fromPromise } from 'xstate'
import { signIn } from '#lib/api/endpoints/sign-in.ts'
import { forgetDraft } from '#lib/browser/draft.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import type { Credentials } from '#lib/domain/sign-in/credentials.ts'
import { call } from '#lib/queries/call.ts'
import { tickFor } from '../common/ticks.ts'
import { signIn as startSession } from '../start/portal.ts'
import { passwordLoginMachine } from './password-login.machine.ts'

/** The password form's machine, calling the platform and signing the member in. */
export const passwordLogin = passwordLoginMachine.provide({
  actors: {
    signIn: fromPromise<TokenPair, Credentials>(({ input, signal }) =>
      call(signIn, { body: input }, { signal, inPlace: true }),
    ),
    countDown: tickFor,
  },
  actions: {
    startSession: (_, pair) => {
      forgetDraft('sign-in-email')
      startSession(pair)
    },
  },
})
