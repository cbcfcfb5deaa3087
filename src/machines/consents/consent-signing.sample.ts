import { lostReply, sampleOf } from '../sample.ts'
import { consentSigningMachine } from './consent-signing.machine.ts'

/** The sample of `consent-signing` for its map and its tests. */
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
