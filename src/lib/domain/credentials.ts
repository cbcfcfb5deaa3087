import { email } from './email-address.ts'
import { codeOf } from './refusal.ts'
import { faultOf, isUnauthorized, type Trouble, troubleOf } from './trouble.ts'

/** What a member signs in with; the password byte for byte as it was typed. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What is wrong with a field: it is empty, it is no e-mail address, or what the server says of it. */
export type CredentialFault = 'required' | 'email' | { readonly said: string }

export type CredentialFaults = { readonly [K in keyof Credentials]?: CredentialFault | undefined }

/** Why a sign-in failed: the fields that the server blames, or the reason as a whole. */
export interface SignInFailure {
  readonly faults: CredentialFaults
  /** `mistaken`: the login info is not right. Spec §8, Login. */
  readonly failure: 'mistaken' | Trouble | undefined
}

/** What is wrong with typed credentials before anybody is asked. Spec §8, Required. */
export const faultsIn = (typed: Credentials): CredentialFaults => ({
  ...(typed.email.trim() === '' ? { email: 'required' } : email(typed.email) ? {} : { email: 'email' }),
  ...(typed.password === '' ? { password: 'required' } : {}),
})

/** What a failed sign-in means. error: what the client throws. */
export const signInFailure = (error: unknown): SignInFailure => {
  if (codeOf(error) === 'invalid_credentials') return { faults: {}, failure: 'mistaken' }
  const faults = Object.fromEntries(
    ['email', 'password'].flatMap((field) => {
      const said = faultOf(error, field)
      return said === undefined ? [] : [[field, { said }]]
    }),
  )
  if (Object.keys(faults).length > 0) return { faults, failure: undefined }
  return { faults, failure: isUnauthorized(error) ? 'mistaken' : troubleOf(error) }
}
