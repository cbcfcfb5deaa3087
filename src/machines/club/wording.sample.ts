import { sampleOf } from '../sample.ts'
import { wordingMachine } from './wording.machine.ts'

const bundle = { web: { 'sidebar.title': 'Deals' } }

/** The sample of `wording` for its map and its tests. */
export const wordingSample = sampleOf(wordingMachine, {
  inputs: [
    { bundle: undefined, fresh: false },
    { bundle, fresh: false },
    { bundle, fresh: true },
  ],
})
