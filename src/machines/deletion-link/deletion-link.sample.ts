import { expiredLink, lostReply, sampleOf } from '../sample.ts'
import { deletionLinkMachine } from './deletion-link.machine.ts'

/** What there is to try of `deletion-link`. */
export const deletionLinkSample = sampleOf(deletionLinkMachine, {
  inputs: [{ token: 'abc' }],
  outputs: { confirm: ['deletion', 'data'] },
  errors: { confirm: [expiredLink, lostReply, { status: 503 }] },
})
