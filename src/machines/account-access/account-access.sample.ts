import { lostReply, sampleOf } from '../sample.ts'
import { accountAccessMachine } from './account-access.machine.ts'

const phone = { id: '4', number: '+353209100099' }

/** The sample of `account-access` for its map and its tests. */
export const accountAccessSample = sampleOf(accountAccessMachine, {
  events: [
    { type: 'primaryAsked', phone },
    { type: 'removeAsked', phone },
  ],
  errors: { promote: [lostReply, { status: 422 }], remove: [lostReply, { status: 404 }] },
  counters: ['settled'],
})
