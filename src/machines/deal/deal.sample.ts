import { sampleOf } from '../sample.ts'
import { dealMachine } from './deal.machine.ts'

/** What there is to try of `deal`. */
export const dealSample = sampleOf(dealMachine, {
  inputs: [{ body: '**Hello**' }],
  outputs: { prepare: ['<p><strong>Hello</strong></p>'] },
})
