import { busyServer, sampleOf, ticks } from '../sample.ts'
import { passwordLoginMachine } from './password-login.machine.ts'

/** The sample of `password-login` for its map and its tests. */
export const passwordLoginSample = sampleOf(passwordLoginMachine, {
  events: [
    { type: 'submitted', email: ' anna@example.com ', password: ' pässwörd\u0000 ' },
    { type: 'submitted', email: 'anna', password: '' },
    { type: 'typed', field: 'email' },
    ...ticks,
  ],
  outputs: { signIn: [{ token: 't', refresh_token: 'r' }] },
  errors: { signIn: [{ status: 401, code: 'invalid_credentials', serverMessage: 'no' }, busyServer] },
  counters: ['round'],
})
