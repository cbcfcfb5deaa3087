import { fromPromise } from 'xstate'
import { revokeConsent, signConsent } from '#lib/api/endpoints/consents.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'
import { raiseNotice } from '../frame/toasts.ts'
import { consentSigningMachine, type Signature } from './consent-signing.machine.ts'

/** Signing as the profile runs it; the rows refresh the consents and the member. */
export const consentSigning = consentSigningMachine.provide({
  actors: {
    sign: fromPromise<void, { versionId: string }>(async ({ input }) => {
      const params = { version_id: input.versionId }
      await perform(signConsent, { params, body: {} }, { inPlace: true })
    }),
    revoke: fromPromise<void, Signature | undefined>(async ({ input }) => {
      const params = { version_id: input?.versionId ?? '', signed_id: input?.signedId ?? '' }
      await perform(revokeConsent, { params, body: {} }, { inPlace: true })
    }),
  },
  actions: {
    tellSigned: () => raiseNotice(wordsNow().profile.legal.signedNow()),
    tellRevoked: () => raiseNotice(wordsNow().profile.legal.revokedNow()),
  },
})
