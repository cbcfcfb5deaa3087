import { callErrorOf } from '#lib/domain/call-error.ts'
import { busyServer, lostReply, sampleOf, ticks } from '../sample.ts'
import { formMachine } from './form.machine.ts'

const rules = {
  errorsOf: ({ name }: { name: string }): { name?: string } => (name === '' ? { name: 'required' } : {}),
  failureOf: (error: unknown) => ({ fieldErrors: {}, failure: callErrorOf(error) }),
  isOpenAfter: (sent: string) => sent === 'open',
}

/** The sample of `form` for its map and its tests: a form with one field. */
export const formSample = sampleOf(formMachine(rules), {
  events: [
    { type: 'submitted', values: { name: 'Nora' } },
    { type: 'submitted', values: { name: '' } },
    { type: 'typed', field: 'name' },
    { type: 'arrived', sent: 'before' },
    ...ticks,
  ],
  outputs: { send: ['done', 'open'] },
  errors: { send: [lostReply, busyServer, { status: 422 }] },
  counters: ['round'],
})
