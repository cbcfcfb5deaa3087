import { sampleOf } from '../sample.ts'
import { wordingMachine } from './wording.machine.ts'

const bundle = { web: { 'sidebar.title': 'Deals' } }

/** What there is to try of `wording`. */
export const wordingSample = sampleOf(wordingMachine, {
  inputs: [
    { bundle: undefined, fresh: false },
    { bundle, fresh: false },
    { bundle, fresh: true },
  ],
})
