import { lostReply, sampleOf } from '../sample.ts'
import { consentSigningMachine } from './consent-signing.machine.ts'

/** What there is to try of `consent-signing`. */
export const consentSigningSample = sampleOf(consentSigningMachine, {
  events: [
    { type: 'agreed', versionId: 'terms-3' },
    {
      type: 'revokeAsked',
      signature: { versionId: 'terms-3', signedId: '7', title: 'Terms', isRequired: true },
    },
  ],
  errors: { sign: [lostReply], revoke: [lostReply, { status: 404 }] },
})
