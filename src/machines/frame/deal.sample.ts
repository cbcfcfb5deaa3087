import { sampleOf } from '../sample.ts'
import { dealMachine } from './deal.machine.ts'

/** The sample of `deal` for its map and its tests. */
export const dealSample = sampleOf(dealMachine, {
  inputs: [{ body: '**Hello**' }],
  outputs: { prepare: ['<p><strong>Hello</strong></p>'] },
})
