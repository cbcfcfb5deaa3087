import { busyServer, sampleOf, ticks } from '../sample.ts'
import { cardVerificationMachine } from './card-verification.machine.ts'

/** The sample of `card-verification` for its map and its tests. */
export const cardVerificationSample = sampleOf(cardVerificationMachine, {
  events: [{ type: 'submitted', number: '6340000000010001' }, { type: 'submitted', number: '1' }, ...ticks],
  outputs: { verify: [{ card_token: 'abc', firstname: 'Nora', lastname_initial: 'F' }] },
  errors: {
    verify: [
      new Error('x'),
      busyServer,
      { status: 409, code: 'card_taken', serverMessage: 'This card is taken' },
    ],
  },
  counters: ['round'],
})
