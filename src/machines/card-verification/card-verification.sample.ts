import { busyServer, sampleOf, ticks } from '../sample.ts'
import { cardVerificationMachine } from './card-verification.machine.ts'

/** What there is to try of `card-verification`. */
export const cardVerificationSample = sampleOf(cardVerificationMachine, {
  events: [{ type: 'submitted', number: '6340000000010001' }, { type: 'submitted', number: '1' }, ...ticks],
  outputs: { verify: [{ card_token: 'abc', firstname: 'Nora', lastname_initial: 'F' }] },
  errors: {
    verify: [new Error('x'), busyServer, { status: 409, code: 'card_taken', said: 'This card is taken' }],
  },
  counters: ['round'],
})
