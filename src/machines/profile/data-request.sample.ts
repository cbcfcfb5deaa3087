import { expiredLink, lostReply, sampleOf } from '../sample.ts'
import { dataRequestMachine } from './data-request.machine.ts'

/** The sample of `data-request` for its map and its tests. */
export const dataRequestSample = sampleOf(dataRequestMachine, {
  inputs: [{ token: undefined }, { token: 'abc' }],
  errors: { request: [lostReply, { status: 429 }], confirm: [expiredLink, lostReply] },
})
