import type { FilledForm } from '#lib/domain/registration/registration.ts'
import type { SentRegistration } from '#lib/domain/registration/sent-registration.ts'
import { busyServer, sampleOf, ticks } from '../sample.ts'
import { registrationFormMachine } from './registration-form.machine.ts'

/** A consent that is required and agreed to. */
export const terms = { id: 'terms', version_id: 'terms-3', is_required: true, agreed: true }
/** One that is neither. */
export const news = { id: 'news', version_id: 'news-1', is_required: false, agreed: false }
/** A form that is filled in as it should be. */
export const form: FilledForm = {
  email: ' nora@example.com ',
  password: 'Nora12345',
  repeat: 'Nora12345',
  firstname: 'Nora',
  lastname: 'Finch',
  sex: '',
  phone: '',
  needsPhone: false,
  consents: [terms, news],
  card: { mode: 'later' },
}
/** A form in which all that is required is missing. */
export const empty: FilledForm = {
  ...form,
  email: ' ',
  password: '',
  repeat: '',
  firstname: '',
  lastname: '\n',
  consents: [{ ...terms, agreed: false }],
}
/** The result of sending the form. */
export const sent: SentRegistration = {
  channel: 'email',
  draft: { email: 'nora@example.com', firstname: 'Nora', lastname: 'Finch', mode: 'later', consents: [] },
  code: { length: 6, expires_at: 300, resend_at: 60 },
}

/** The sample of `registration-form` for its map and its tests. */
export const registrationFormSample = sampleOf(registrationFormMachine, {
  events: [
    { type: 'submitted', form },
    { type: 'submitted', form: empty },
    { type: 'typed', field: 'email' },
    ...ticks,
  ],
  outputs: { register: [{ token: 't', refresh_token: 'r' }, sent] },
  errors: {
    register: [
      new Error('x'),
      busyServer,
      { status: 409, code: 'email_taken', serverMessage: 'Already there!' },
    ],
  },
  counters: ['round'],
})
