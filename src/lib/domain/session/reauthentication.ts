import * as v from 'valibot'
import { type CallError, callErrorOf, fieldErrorOf } from '../call-error.ts'
import { codeOf } from '../refusal.ts'
import { numeric, optional } from '../tolerant.ts'
import { type PasskeyFailure, passkeyFailureOf } from './passkey.ts'

/** The proof that it is the member who asks: sent along with a call that spends. LCK-2. */
export const confirmation = v.object({
  confirmation: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds. */
  expires_in: optional(numeric),
})

export type PasswordMistake = 'required' | 'wrong'

export interface ReauthenticationFailure {
  readonly fieldError: PasswordMistake | undefined
  readonly callError: CallError | undefined
  readonly passkeyFailure: PasskeyFailure | undefined
}

export const noReauthenticationFailure: ReauthenticationFailure = {
  fieldError: undefined,
  callError: undefined,
  passkeyFailure: undefined,
}

/** Translates a failed confirmation by password. error: what the client throws. LCK-2. */
export const reauthenticationFailure = (error: unknown): ReauthenticationFailure =>
  codeOf(error) === 'invalid_credentials' || fieldErrorOf(error, 'password') !== undefined
    ? { ...noReauthenticationFailure, fieldError: 'wrong' }
    : { ...noReauthenticationFailure, callError: callErrorOf(error) }

/** Translates a failed confirmation by passkey. error: what the device or the client throws. LCK-1. */
export const passkeyProofFailure = (error: unknown): ReauthenticationFailure => ({
  ...noReauthenticationFailure,
  passkeyFailure: fieldErrorOf(error, 'passkey') === undefined ? passkeyFailureOf(error) : 'refused',
})
