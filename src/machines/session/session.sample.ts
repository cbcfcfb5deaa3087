import { sampleOf } from '../sample.ts'
import { sessionMachine } from './session.machine.ts'

const session = { id: 's1', pair: { token: 't1', refresh_token: 'r1' } }
const renewed = { token: 't2', refresh_token: 'r2' }
const another = { id: 's2', pair: { token: 'b1', refresh_token: 'rb1' } }

export const sessionSample = sampleOf(sessionMachine, {
  inputs: [
    { session, disableRefresh: false },
    { session, disableRefresh: true },
    { session: undefined, disableRefresh: false },
  ],
  events: [
    { type: 'signedIn', session },
    { type: 'signedIn', session: another },
    { type: 'changedElsewhere', session: { ...session, pair: renewed } },
    { type: 'changedElsewhere', session: another },
    { type: 'changedElsewhere', session: undefined },
    { type: 'rejected', token: 't1' },
    { type: 'rejected', token: 'b1' },
  ],
  outputs: { renew: [renewed, undefined] },
})
