import { type CallError, codeOf, isUnauthorized } from '../call-error.ts'
import { emailError } from '../email-address.ts'
import { type FieldErrors, type FormFailure, formFailure } from '../form.ts'

/** The data that a member signs in with; the password byte for byte as it was typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

type CredentialErrors = FieldErrors<keyof Credentials, 'required' | 'email'>

export const credentialErrors = ({ email, password }: Credentials): CredentialErrors => ({
  email: emailError(email),
  password: password === '' ? 'required' : undefined,
})

/** Translates a failed sign-in; `mistaken`: the login info is not right. error: what the client throws. AUT-1. */
export const signInFailure = (error: unknown): FormFailure<CredentialErrors, 'mistaken' | CallError> => {
  const found = formFailure(error, ['email', 'password'])
  const isMistaken =
    codeOf(error) === 'invalid_credentials' || (found.failure !== undefined && isUnauthorized(error))
  return isMistaken ? { fieldErrors: {}, failure: 'mistaken', focus: 'password' } : found
}
