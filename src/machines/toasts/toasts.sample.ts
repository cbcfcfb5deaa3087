import { sampleOf } from '../sample.ts'
import { type Toast, toastsMachine } from './toasts.machine.ts'

/** What there is to try of `toasts`. */
export const toastsSample = sampleOf(toastsMachine, {
  events: [
    { type: 'raised', kind: 'error', text: 'a' },
    { type: 'raised', kind: 'notice', text: 'b' },
    { type: 'dismissed', id: 1 },
    { type: 'dismissed', id: 2 },
  ],
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.last, context.toasts.map(({ id, text }: Toast) => [id, text])]),
})
