import { sampleOf } from '../sample.ts'
import { tillMachine } from './till.machine.ts'

const coffee = { id: 'coffee', name: 'Coffee', digits: '1234', from: 0, until: 300 }
const bread = { id: 'bread', name: 'Bread', digits: '5678', until: 500 }

export const tillSample = sampleOf(tillMachine, {
  events: [
    { type: 'opened', codes: [coffee], shown: 'coffee' },
    { type: 'opened', codes: [coffee, bread], shown: 'coffee' },
    { type: 'changed', codes: [] },
    { type: 'changed', codes: [bread] },
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'ticked', now: 200, isSure: true },
    { type: 'ticked', now: 400, isSure: false },
  ],
})
