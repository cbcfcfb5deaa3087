import { lostReply, sampleOf } from '../sample.ts'
import { rewardRedeemMachine } from './reward-redeem.machine.ts'

const before = { balance: 5000, stock: 3 }

export const rewardRedeemSample = sampleOf(rewardRedeemMachine, {
  inputs: [{ id: 'mug' }],
  events: [
    { type: 'pressed', status: { as: 'ready' }, way: 'delivery' },
    { type: 'pressed', status: { as: 'unverified' }, way: 'delivery' },
    { type: 'wayChosen', way: 'pickup' },
    { type: 'targetChosen', target: { id: 'a1', name: 'Home', address: '14 Fuchsia Lane, Kilbrae' } },
    { type: 'confirmed', cost: 1200, before },
    { type: 'reauthenticated', confirmation: 'proof' },
  ],
  errors: {
    redeem: [
      lostReply,
      { code: 'unclear' },
      { status: 409, code: 'out_of_stock', serverMessage: 'This reward is out of stock.' },
      { status: 404, code: 'not_found' },
      { status: 403, code: 'confirmation_required' },
    ],
  },
  outputs: { redeem: [{ id: 'o1', fulfilment: 'pickup', pickup_until: 1_800_000_000 }] },
})
