import { lostReply, sampleOf } from '../sample.ts'
import { listChangeMachine } from './list-change.machine.ts'

/** The sample of `list-change` for its map and its tests. */
export const listChangeSample = sampleOf(listChangeMachine<string>(), {
  events: [
    { type: 'changeAsked', item: 'one' },
    { type: 'removeAsked', item: 'one' },
  ],
  errors: { change: [lostReply, { status: 422 }], remove: [lostReply, { status: 404 }] },
})
