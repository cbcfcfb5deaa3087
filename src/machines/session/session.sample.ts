import { sampleOf } from '../sample.ts'
import { sessionMachine } from './session.machine.ts'

const sitting = { id: 's1', pair: { token: 't1', refresh_token: 'r1' } }
const renewed = { token: 't2', refresh_token: 'r2' }
const another = { id: 's2', pair: { token: 'b1', refresh_token: 'rb1' } }

/** What there is to try of `session`. */
export const sessionSample = sampleOf(sessionMachine, {
  inputs: [
    { sitting, disableRefresh: false },
    { sitting, disableRefresh: true },
    { sitting: undefined, disableRefresh: false },
  ],
  events: [
    { type: 'signedIn', sitting },
    { type: 'signedIn', sitting: another },
    { type: 'changedElsewhere', sitting: { ...sitting, pair: renewed } },
    { type: 'changedElsewhere', sitting: another },
    { type: 'changedElsewhere', sitting: undefined },
    { type: 'rejected', token: 't1' },
    { type: 'rejected', token: 'b1' },
  ],
  outputs: { renew: [renewed, undefined] },
})
