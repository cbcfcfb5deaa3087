import * as v from 'valibot'
import {
  assertion,
  attestation,
  creationOptions,
  passkey,
  requestOptions,
} from '../../domain/session/passkey.ts'
import { tokenPair } from '../../domain/session/token-pair.ts'
import { empty, endpoint, listAnswer } from '../endpoint.ts'

/** The member's passkeys. A platform without passkeys answers 404 or 501. LCK-1. */
export const listPasskeys = endpoint({ path: 'user/passkeys', response: listAnswer('passkeys', passkey) })

/**
 * Asks for a challenge with which the member's device makes a passkey: a discoverable one, since signing in names no account.
 * Where she has set a limit it fails with `confirmation_required`, since a passkey confirms spending. LCK-1.
 */
export const requestPasskeyCreation = endpoint({
  method: 'POST',
  path: 'user/passkeys/options',
  body: empty,
  response: creationOptions,
})

/** Adds the passkey that a device has made. A challenge counts once; `passkey_cancelled` says that it is over. LCK-1. */
export const addPasskey = endpoint({
  method: 'POST',
  path: 'user/passkeys',
  body: attestation,
  response: v.object({ passkey }),
  refreshes: ['passkeys'],
})

/** Removes a passkey: it signs nobody in from then on. Fails with `not_found` when it is gone already. LCK-1. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'user/passkey/{id}',
  refreshes: ['passkeys'],
})

/** Asks for a challenge to sign in by a passkey. It names no account, so that nobody can find out who is a member. LCK-1. */
export const requestPasskeySignIn = endpoint({
  method: 'POST',
  path: 'user/login/passkey/options',
  body: empty,
  response: requestOptions,
  token: false,
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
})
