import { lostReply, sampleOf } from '../sample.ts'
import { promoCodeMachine } from './promo-code.machine.ts'

/** The sample of `promo-code` for its map and its tests. */
export const promoCodeSample = sampleOf(promoCodeMachine, {
  events: [
    { type: 'submitted', typed: 'WELCOME10' },
    { type: 'submitted', typed: ' ' },
  ],
  outputs: { redeem: [{ title: 'Welcome', points: 1000 }] },
  errors: {
    redeem: [{ status: 422, code: 'promo_invalid' }, { status: 409, code: 'promo_used' }, lostReply],
  },
  counters: ['round'],
})
