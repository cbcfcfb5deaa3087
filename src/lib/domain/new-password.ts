import { type CallError, callErrorOf, fieldErrorOf } from './call-error.ts'
import { isGoodPassword, isRepeated } from './password.ts'

/** A password that is chosen, byte for byte as it was typed, both times. */
export interface NewPassword {
  readonly password: string
  readonly repeat: string
}

/** A mistake in one of the two fields: empty, a password rule not met, not the same, or reported by the server. */
export type NewPasswordError = 'required' | 'weak' | 'mismatch' | { readonly serverMessage: string }

export type NewPasswordErrors = { readonly [K in keyof NewPassword]?: NewPasswordError | undefined }

/** Finds what is wrong with a chosen password before anybody is asked; no key where nothing is. AUT-5. */
export const newPasswordErrors = ({ password, repeat }: NewPassword): NewPasswordErrors => ({
  ...(password === '' ? { password: 'required' } : isGoodPassword(password) ? {} : { password: 'weak' }),
  ...(repeat === '' ? { repeat: 'required' } : isRepeated(password, repeat) ? {} : { repeat: 'mismatch' }),
})

/** Returns the server's mistake for a chosen password; no key where it found none. error: what the client throws. */
export const refusedPassword = (error: unknown): NewPasswordErrors => {
  const serverMessage = fieldErrorOf(error, 'password')
  return serverMessage === undefined ? {} : { password: { serverMessage } }
}

/** The reason why a password was not accepted: the mistakes in the fields, else the failure of the call. */
export interface NewPasswordFailure {
  readonly fieldErrors: NewPasswordErrors
  readonly callError: CallError | undefined
}

/** Translates a failed try to set a password. error: what the client throws. */
export const newPasswordFailure = (error: unknown): NewPasswordFailure => {
  const fieldErrors = refusedPassword(error)
  return { fieldErrors, callError: fieldErrors.password ? undefined : callErrorOf(error) }
}
