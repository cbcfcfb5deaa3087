import { sampleOf } from '../sample.ts'
import { verificationMachine } from './verification.machine.ts'

const member = { token: undefined, isMember: true, resend_at: 0 }
const visitor = { ...member, isMember: false }

/** The sample of `verification` for its map and its tests. */
export const verificationSample = sampleOf(verificationMachine, {
  inputs: [member, visitor, { ...member, token: 'abc' }, { ...visitor, token: 'abc' }],
  events: [
    { type: 'learned', isVerified: false, email: 'anna@example.com' },
    { type: 'learned', isVerified: true, email: 'anna@example.com' },
    { type: 'postponed', resend_at: 60 },
  ],
  outputs: { check: ['good', 'expired'] },
})
