import * as v from 'valibot'
import { type CallError, codeOf, fieldErrorOf } from '../call-error.ts'
import type { FieldErrors, FormFailure } from '../form.ts'
import { filled, numeric, optional } from '../tolerant.ts'
import { type PasskeyFailure, passkeyFailureOf } from './passkey.ts'

/** The proof that it is the member who asks: sent along with a call that spends. LCK-2. */
export const confirmation = v.object({
  confirmation: filled,
  /** Seconds. */
  expires_in: optional(numeric),
})

/** The way in which a member shows that it is her. */
export type Reauthentication = { readonly password: string } | 'passkey'

type ReauthenticationErrors = FieldErrors<'password', 'required' | 'wrong'>

export const reauthenticationErrors = (by: Reauthentication): ReauthenticationErrors =>
  by !== 'passkey' && by.password === '' ? { password: 'required' } : {}

/**
 * Translates a failed confirmation: by the field of the password, or by what became of the passkey or the call.
 * error: what the device or the client throws. LCK-1, LCK-2.
 */
export const reauthenticationFailure = (
  error: unknown,
): FormFailure<ReauthenticationErrors, PasskeyFailure | CallError> => {
  if (codeOf(error) === 'invalid_credentials' || fieldErrorOf(error, 'password') !== undefined)
    return { fieldErrors: { password: 'wrong' }, failure: undefined }
  const isRefused = fieldErrorOf(error, 'passkey') !== undefined
  return { fieldErrors: {}, failure: isRefused ? 'refused' : passkeyFailureOf(error) }
}
