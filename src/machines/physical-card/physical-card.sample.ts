import { lostReply, sampleOf } from '../sample.ts'
import { physicalCardMachine } from './physical-card.machine.ts'

/** What there is to try of `physical-card`. */
export const physicalCardSample = sampleOf(physicalCardMachine, {
  inputs: [{ isAsked: false }, { isAsked: true }],
  events: [
    { type: 'submitted', place: undefined },
    { type: 'submitted', place: 'harbour' },
  ],
  errors: { request: [lostReply, { status: 404, said: 'There is no such place.' }] },
})
