import { busyServer, lostReply, sampleOf, ticks } from '../sample.ts'
import { reauthenticationMachine } from './reauthentication.machine.ts'

/** The sample of `reauthentication` for its map and its tests. */
export const reauthenticationSample = sampleOf(reauthenticationMachine, {
  events: [{ type: 'submitted', password: ' pässwörd ' }, { type: 'submitted', password: '' }, ...ticks],
  outputs: { reauthenticate: ['proof'], provePasskey: ['proof'] },
  errors: {
    reauthenticate: [
      { status: 422, code: 'validation', fields: { password: 'This password is not right' } },
      lostReply,
      busyServer,
    ],
    provePasskey: [{ device: 'cancelled' }, { status: 422, fields: { passkey: 'Not this one' } }, lostReply],
  },
  counters: ['round'],
})
