import type { Particulars } from '#lib/domain/profile/particulars.ts'
import { lostReply, sampleOf } from '../sample.ts'
import { profileEditMachine } from './profile-edit.machine.ts'

const known: Particulars = {
  firstname: 'Olivia',
  lastname: 'Brennan',
  sex: 'female',
  email: 'o@example.com',
}

/** The sample of `profile-edit` for its map and its tests. */
export const profileEditSample = sampleOf(profileEditMachine, {
  inputs: [{ known }],
  events: [
    { type: 'submitted', typed: known },
    { type: 'submitted', typed: { ...known, firstname: 'Liv' } },
    { type: 'submitted', typed: { ...known, firstname: ' ' } },
    { type: 'typed', field: 'firstname' },
  ],
  errors: { save: [lostReply, { status: 409, code: 'email_taken' }] },
  counters: ['round'],
})
