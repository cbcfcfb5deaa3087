import { lostReply, sampleOf } from '../sample.ts'
import { spendLockMachine } from './spend-lock.machine.ts'

/** The sample of `spend-lock` for its map and its tests. */
export const spendLockSample = sampleOf(spendLockMachine, {
  events: [
    { type: 'submitted', typed: '500' },
    { type: 'submitted', typed: 'much' },
    { type: 'reauthenticated', confirmation: 'proof' },
  ],
  errors: { save: [{ status: 403, code: 'confirmation_required' }, lostReply] },
  counters: ['round'],
})
