import { type CallError, callErrorOf, fieldErrorOf } from './call-error.ts'
import { isGoodPassword } from './password.ts'

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
  ...(repeat === '' ? { repeat: 'required' } : password === repeat ? {} : { repeat: 'mismatch' }),
})

/** Returns the server's mistake for a chosen password; no key where it found none. error: what the client throws. */
export const refusedPassword = (error: unknown): NewPasswordErrors => {
  const serverMessage = fieldErrorOf(error, 'password')
  return serverMessage === undefined ? {} : { password: { serverMessage } }
}

export interface NewPasswordFailure {
  readonly fieldErrors: NewPasswordErrors
  readonly callError: CallError | undefined
}

export const newPasswordFailure = (error: unknown): NewPasswordFailure => {
  const fieldErrors = refusedPassword(error)
  return { fieldErrors, callError: fieldErrors.password ? undefined : callErrorOf(error) }
}
