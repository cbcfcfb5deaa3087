import { lostReply, sampleOf } from '../sample.ts'
import { addressEditMachine } from './address-edit.machine.ts'

const home = {
  name: 'Home',
  street: '14 Fuchsia Lane',
  city: 'Kilbrae',
  postal_code: 'K67 X2Y4',
  country: 'Ireland',
}
const ended = { id: '7', known: [], sent: home, typed: home, isUnsure: false, error: undefined }

/** The sample of `address-edit` for its map and its tests. */
export const addressEditSample = sampleOf(addressEditMachine, {
  inputs: [{ id: '7', before: home, known: [] }],
  events: [
    { type: 'submitted', typed: home },
    { type: 'submitted', typed: { ...home, name: 'Work' } },
    { type: 'submitted', typed: { ...home, name: ' ' } },
    { type: 'typed', field: 'name' },
  ],
  outputs: {
    save: [
      { ...ended, as: 'saved' },
      { ...ended, as: 'gone' },
      { ...ended, as: 'refused', error: { status: 422, fields: { city: 'Too far' } } },
      { ...ended, as: 'lost', error: lostReply, isUnsure: true },
    ],
  },
  counters: ['round'],
})
