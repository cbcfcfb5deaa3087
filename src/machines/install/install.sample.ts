import { sampleOf } from '../sample.ts'
import { installMachine } from './install.machine.ts'

export const installSample = sampleOf(installMachine, {
  inputs: [{ isOver: false }, { isOver: true }],
  events: [
    { type: 'readied', way: 'prompt' },
    { type: 'readied', way: 'steps' },
  ],
  outputs: { ask: [true, false] },
})
