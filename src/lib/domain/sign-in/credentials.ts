import { type CallError, callErrorOf, fieldErrorsOf, isUnauthorized } from '../call-error.ts'
import { emailError } from '../email-address.ts'
import { codeOf } from '../refusal.ts'

/** The data that a member signs in with; the password byte for byte as it was typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export type CredentialError = 'required' | 'email' | { readonly serverMessage: string }

export type CredentialErrors = { readonly [K in keyof Credentials]?: CredentialError | undefined }

export interface SignInFailure {
  readonly fieldErrors: CredentialErrors
  /** `mistaken`: the login info is not right. AUT-1. */
  readonly failure: 'mistaken' | CallError | undefined
}

export const credentialErrors = (typed: Credentials): CredentialErrors => {
  const wrong = emailError(typed.email)
  return {
    ...(wrong ? { email: wrong } : {}),
    ...(typed.password === '' ? { password: 'required' } : {}),
  }
}

export const signInFailure = (error: unknown): SignInFailure => {
  if (codeOf(error) === 'invalid_credentials') return { fieldErrors: {}, failure: 'mistaken' }
  const fieldErrors = fieldErrorsOf(error, ['email', 'password'])
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors, failure: undefined }
  return { fieldErrors, failure: isUnauthorized(error) ? 'mistaken' : callErrorOf(error) }
}
