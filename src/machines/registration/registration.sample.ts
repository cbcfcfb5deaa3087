import { sampleOf } from '../sample.ts'
import { registrationMachine } from './registration.machine.ts'

export const registrationSample = sampleOf(registrationMachine, {
  inputs: [{ at: 'intro' }, { at: 'card' }, { at: 'details', mode: 'virtual' }],
  events: [
    { type: 'picked', mode: 'existing' },
    { type: 'picked', mode: 'later' },
    { type: 'chosen', number: '6340 0000 0001 0001' },
    { type: 'chosen', number: '1' },
    { type: 'stepped', to: 'intro' },
    { type: 'stepped', to: 'card' },
    { type: 'stepped', to: 'details' },
  ],
  counters: ['round'],
})
