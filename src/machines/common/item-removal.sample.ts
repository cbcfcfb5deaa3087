import { lostReply, sampleOf } from '../sample.ts'
import { itemRemovalMachine } from './item-removal.machine.ts'

/** The sample of `item-removal` for its map and its tests. */
export const itemRemovalSample = sampleOf(itemRemovalMachine, {
  inputs: [{ id: '2' }],
  errors: { remove: [lostReply, { status: 404 }] },
})
