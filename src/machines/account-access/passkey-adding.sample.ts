import { lostReply, sampleOf } from '../sample.ts'
import { passkeyAddingMachine } from './passkey-adding.machine.ts'

/** The sample of `passkey-adding` for its map and its tests. */
export const passkeyAddingSample = sampleOf(passkeyAddingMachine, {
  errors: { add: [{ device: 'cancelled' }, { device: 'known' }, lostReply] },
})
