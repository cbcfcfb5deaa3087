import { busyServer, sampleOf, ticks } from '../sample.ts'
import { passwordRecoveryMachine } from './password-recovery.machine.ts'

const mail = { email: 'anna@example.com', resend_at: 1_800_000_060 }

/** The sample of `password-recovery` for its map and its tests. */
export const passwordRecoverySample = sampleOf(passwordRecoveryMachine, {
  events: [
    { type: 'submitted', email: mail.email },
    { type: 'submitted', email: 'anna' },
    { type: 'recalled', mail },
    ...ticks,
  ],
  outputs: { requestLink: [mail] },
  errors: { requestLink: [new Error('x'), busyServer] },
  counters: ['round'],
})
