import { expiredLink, lostReply, sampleOf } from '../sample.ts'
import { deletionLinkMachine } from './deletion-link.machine.ts'

export const deletionLinkSample = sampleOf(deletionLinkMachine, {
  inputs: [{ token: 'abc' }],
  outputs: { confirm: ['deletion', 'data'] },
  errors: { confirm: [expiredLink, lostReply, { status: 503 }] },
})
