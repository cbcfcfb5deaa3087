import { sampleOf } from '../sample.ts'
import { codeEntryMachine } from './code-entry.machine.ts'

/** Unix seconds. */
const noon = 1_800_000_000

export const codeEntrySample = sampleOf(codeEntryMachine, {
  inputs: [{ length: 6, expires_at: noon + 300, resend_at: noon + 60 }],
  events: [
    { type: 'typed', code: '123456' },
    { type: 'typed', code: '1' },
    { type: 'submitted', code: '123456' },
    { type: 'submitted', code: '1' },
    { type: 'renewed', code: { length: 4, expires_at: noon + 400, resend_at: noon + 130 } },
  ],
  errors: {
    verify: [{ status: 422, code: 'code_invalid' }, { status: 422, code: 'code_expired' }, new Error('x')],
  },
  counters: ['round'],
})
