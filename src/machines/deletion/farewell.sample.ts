import { sampleOf } from '../sample.ts'
import { farewellMachine } from './farewell.machine.ts'

export const farewellSample = sampleOf(farewellMachine, {
  inputs: [{ isMember: true }, { isMember: false }],
  events: [
    { type: 'ticked', left: 10 },
    { type: 'ticked', left: 0 },
  ],
})
