import * as v from 'valibot'
import { attestation, creationOptions, passkey } from '../../domain/session/passkey.ts'
import { empty, listAnswer, nothing } from '../answers.ts'
import { endpoint } from '../endpoint.ts'

/** The member's passkeys. A platform without passkeys answers 404 or 501. LCK-1. */
export const listPasskeys = endpoint({
  path: 'user/passkeys',
  response: listAnswer('passkeys', passkey),
  assumed: true,
})

/**
 * Asks for a challenge with which the member's device makes a passkey: a discoverable one, since signing in names no account.
 * Where she has set a limit it fails with `confirmation_required`, since a passkey confirms spending. LCK-1.
 */
export const requestPasskeyCreation = endpoint({
  method: 'POST',
  path: 'user/passkeys/options',
  body: empty,
  response: creationOptions,
  assumed: true,
})

/** Adds the passkey that a device has made. A challenge counts once; `passkey_cancelled` says that it is over. LCK-1. */
export const addPasskey = endpoint({
  method: 'POST',
  path: 'user/passkeys',
  body: attestation,
  response: v.object({ passkey }),
  refreshes: ['passkeys'],
  assumed: true,
})

/** Removes a passkey: it signs nobody in from then on. Fails with `not_found` when it is gone already. LCK-1. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'user/passkey/{id}',
  response: nothing,
  refreshes: ['passkeys'],
  assumed: true,
})
