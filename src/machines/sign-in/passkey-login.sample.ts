import { lostReply, sampleOf } from '../sample.ts'
import { passkeyLoginMachine } from './passkey-login.machine.ts'

/** The sample of `passkey-login` for its map and its tests. */
export const passkeyLoginSample = sampleOf(passkeyLoginMachine, {
  outputs: { signIn: [{ token: 't', refresh_token: 'r' }] },
  errors: {
    signIn: [{ device: 'cancelled' }, { status: 401, code: 'passkey_unknown' }, { status: 404 }, lostReply],
  },
})
