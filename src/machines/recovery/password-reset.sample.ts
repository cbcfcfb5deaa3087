import { busyServer, expiredLink, sampleOf, ticks } from '../sample.ts'
import { passwordResetMachine } from './password-reset.machine.ts'

/** The sample of `password-reset` for its map and its tests. */
export const passwordResetSample = sampleOf(passwordResetMachine, {
  events: [
    { type: 'arrived', token: 'abc' },
    { type: 'arrived', token: undefined },
    { type: 'submitted', password: 'Pässwörd1', repeat: 'Pässwörd1' },
    { type: 'submitted', password: 'short', repeat: '' },
    { type: 'typed', field: 'password' },
    ...ticks,
  ],
  errors: { save: [new Error('x'), expiredLink, busyServer] },
  counters: ['round'],
})
