import { lostReply, sampleOf } from '../sample.ts'
import { physicalCardMachine } from './physical-card.machine.ts'

/** The sample of `physical-card` for its map and its tests. */
export const physicalCardSample = sampleOf(physicalCardMachine, {
  inputs: [{ isAsked: false }, { isAsked: true }],
  events: [
    { type: 'submitted', place: undefined },
    { type: 'submitted', place: 'harbour' },
  ],
  errors: { request: [lostReply, { status: 404, serverMessage: 'There is no such place.' }] },
})
