import { sampleOf } from '../sample.ts'
import { toastsMachine } from './toasts.machine.ts'

/** What there is to try of `toasts`. */
export const toastsSample = sampleOf(toastsMachine, {
  events: [
    { type: 'raised', kind: 'error', text: 'a' },
    { type: 'raised', kind: 'notice', text: 'b' },
    { type: 'dismissed', id: 1 },
    { type: 'dismissed', id: 2 },
  ],
  limit: 300,
  serialize: ({ value, context }) => JSON.stringify([value, context.toasts.length]),
})
