import { lostReply, sampleOf } from '../sample.ts'
import { accountAccessMachine } from './account-access.machine.ts'

const phone = { id: '4', number: '+353209100099' }

/** What there is to try of `account-access`. */
export const accountAccessSample = sampleOf(accountAccessMachine, {
  events: [
    { type: 'primaryAsked', phone },
    { type: 'removeAsked', phone },
  ],
  errors: { promote: [lostReply, { status: 422 }], remove: [lostReply, { status: 404 }] },
  counters: ['settled'],
})
