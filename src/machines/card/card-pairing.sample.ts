import { lostReply, sampleOf } from '../sample.ts'
import { cardPairingMachine } from './card-pairing.machine.ts'

const number = '6340123456789012'

export const cardPairingSample = sampleOf(cardPairingMachine, {
  events: [
    { type: 'submitted', number },
    { type: 'submitted', number: '' },
  ],
  outputs: { link: [number] },
  errors: {
    link: [
      { status: 404, code: 'card_unknown' },
      { status: 409, code: 'card_taken' },
      { code: 'unclear' },
      lostReply,
    ],
  },
  counters: ['round'],
})
