import { lostReply, sampleOf } from '../sample.ts'
import { addressListMachine } from './address-list.machine.ts'

const address = {
  id: '1',
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}

/** The sample of `address-list` for its map and its tests. */
export const addressListSample = sampleOf(addressListMachine, {
  events: [{ type: 'removeAsked', address }],
  outputs: { readList: [[], [address]] },
  errors: { remove: [lostReply, { status: 404 }, { status: 422 }] },
})
