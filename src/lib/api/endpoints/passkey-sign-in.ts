import { assertion, requestOptions } from '../../domain/session/passkey.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { empty } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** Asks for a challenge to sign in by a passkey. It names no account, so that nobody can find out who is a member. LCK-1. */
export const requestPasskeySignIn = endpoint({
  method: 'POST',
  path: 'user/login/passkey/options',
  body: empty,
  response: requestOptions,
  token: false,
  assumed: true,
})

/**
 * Signs in by a passkey. Fails with `passkey_unknown`, or with `passkey_cancelled` when the challenge is over. LCK-1.
 */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: 'user/login/passkey',
  body: assertion,
  response: tokenPair,
  token: false,
  assumed: true,
})
