import { expiredLink, lostReply, sampleOf } from '../sample.ts'
import { dataRequestMachine } from './data-request.machine.ts'

/** What there is to try of `data-request`. */
export const dataRequestSample = sampleOf(dataRequestMachine, {
  inputs: [{ token: undefined }, { token: 'abc' }],
  errors: { request: [lostReply, { status: 429 }], confirm: [expiredLink, lostReply] },
})
