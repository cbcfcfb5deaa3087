import { lostReply, sampleOf } from '../sample.ts'
import { addressSavingMachine } from './address-saving.machine.ts'

const home = {
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}
const given = { id: undefined, known: ['1'], sent: home, typed: home, isUnsure: false }

/** The sample of `address-saving` for its map and its tests. */
export const addressSavingSample = sampleOf(addressSavingMachine, {
  inputs: [
    given,
    { ...given, isUnsure: true },
    { ...given, isUnsure: true, typed: { ...home, name: 'Work' } },
    { ...given, id: '1' },
  ],
  outputs: { readList: [[], [{ id: '1', ...home }], [{ id: '2', ...home }]] },
  errors: { save: [lostReply, { status: 404 }, { status: 422 }] },
})
