import type { FilledForm } from '#lib/domain/registration.ts'
import { busyServer, sampleOf, ticks } from '../sample.ts'
import { registrationFormMachine } from './registration-form.machine.ts'

const terms = { id: 'terms', version_id: 'terms-3', is_required: true, agreed: true }
const news = { id: 'news', version_id: 'news-1', is_required: false, agreed: false }
const form: FilledForm = {
  email: ' nora@example.com ',
  password: 'Nora12345',
  repeat: 'Nora12345',
  firstname: 'Nora',
  lastname: 'Finch',
  sex: '',
  phone: '',
  consents: [terms, news],
  card: { mode: 'later' },
}
const empty: FilledForm = {
  ...form,
  email: ' ',
  password: '',
  repeat: '',
  firstname: '',
  lastname: '\n',
  consents: [{ ...terms, agreed: false }],
}
const sent = {
  channel: 'email',
  draft: { email: 'nora@example.com', firstname: 'Nora', lastname: 'Finch', mode: 'later', consents: [] },
  code: { length: 6, expires_at: 300, resend_at: 60 },
}

/** What there is to try of `registration-form`. */
export const registrationFormSample = sampleOf(registrationFormMachine, {
  events: [
    { type: 'submitted', form },
    { type: 'submitted', form: empty },
    { type: 'typed', field: 'email' },
    ...ticks,
  ],
  outputs: { register: [{ token: 't', refresh_token: 'r' }, sent] },
  errors: {
    register: [new Error('x'), busyServer, { status: 409, code: 'email_taken', said: 'Already there!' }],
  },
  counters: ['round'],
})
