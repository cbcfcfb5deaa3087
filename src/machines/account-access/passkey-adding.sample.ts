import { lostReply, sampleOf } from '../sample.ts'
import { passkeyAddingMachine } from './passkey-adding.machine.ts'

/** The sample of `passkey-adding` for its map and its tests. */
export const passkeyAddingSample = sampleOf(passkeyAddingMachine, {
  events: [{ type: 'reauthenticated', confirmation: 'proof' }],
  errors: {
    add: [
      { status: 403, code: 'confirmation_required' },
      { device: 'cancelled' },
      { device: 'known' },
      lostReply,
    ],
  },
})
