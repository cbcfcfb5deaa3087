import { sampleOf } from '../sample.ts'
import { countdownMachine } from './countdown.machine.ts'

const begin = Date.UTC(2026, 10, 20, 10)

export const countdownSample = sampleOf(countdownMachine, {
  inputs: [200, 50, 0].map((seconds) => ({ target: begin + seconds * 1000, now: () => begin })),
})
