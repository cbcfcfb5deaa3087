import { lostReply, sampleOf } from '../sample.ts'
import { sessionEndingMachine } from './session-ending.machine.ts'

/** The sample of `session-ending` for its map and its tests. */
export const sessionEndingSample = sampleOf(sessionEndingMachine, {
  inputs: [{ id: '2' }],
  errors: { end: [lostReply, { status: 404 }] },
})
