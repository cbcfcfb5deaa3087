import { lostReply, sampleOf } from '../sample.ts'
import { promoCodeMachine } from './promo-code.machine.ts'

/** What there is to try of `promo-code`. */
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
