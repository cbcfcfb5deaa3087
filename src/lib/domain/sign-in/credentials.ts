import { type CallError, callErrorOf, fieldErrorOf, isUnauthorized } from '../call-error.ts'
import { emailError } from '../email-address.ts'
import { codeOf } from '../refusal.ts'

/** The data that a member signs in with; the password byte for byte as it was typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A mistake in a field: empty, not an e-mail address, or reported by the server. */
export type CredentialError = 'required' | 'email' | { readonly serverMessage: string }

export type CredentialErrors = { readonly [K in keyof Credentials]?: CredentialError | undefined }

/** The reason why a sign-in failed: the fields that the server marks as wrong, or the failure as a whole. */
export interface SignInFailure {
  readonly fieldErrors: CredentialErrors
  /** `mistaken`: the login info is not right. AUT-1. */
  readonly failure: 'mistaken' | CallError | undefined
}

/** Finds what is wrong with typed credentials before anybody is asked. AUT-1. */
export const credentialErrors = (typed: Credentials): CredentialErrors => {
  const wrong = emailError(typed.email)
  return {
    ...(wrong ? { email: wrong } : {}),
    ...(typed.password === '' ? { password: 'required' } : {}),
  }
}

/** Translates a failed sign-in. error: what the client throws. */
export const signInFailure = (error: unknown): SignInFailure => {
  if (codeOf(error) === 'invalid_credentials') return { fieldErrors: {}, failure: 'mistaken' }
  const fieldErrors = Object.fromEntries(
    ['email', 'password'].flatMap((field) => {
      const serverMessage = fieldErrorOf(error, field)
      return serverMessage === undefined ? [] : [[field, { serverMessage }]]
    }),
  )
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors, failure: undefined }
  return { fieldErrors, failure: isUnauthorized(error) ? 'mistaken' : callErrorOf(error) }
}
