import { email } from './email-address.ts'
import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** What is wrong with the e-mail field: it is empty, it is no e-mail address, or what the server says of it. */
export type EmailFault = 'required' | 'email' | { readonly said: string }

/** Why no link was sent: what is wrong with the address, else the reason as a whole. */
export interface RecoveryFailure {
  readonly fault: EmailFault | undefined
  readonly trouble: Trouble | undefined
}

/** What is wrong with a typed address before anybody is asked. Spec §8, Required. */
export const faultInEmail = (typed: string): EmailFault | undefined => {
  if (typed.trim() === '') return 'required'
  return email(typed) === undefined ? 'email' : undefined
}

/** What a failed request for a link means. error: what the client throws. */
export const recoveryFailure = (error: unknown): RecoveryFailure => {
  const said = faultOf(error, 'email')
  return said ? { fault: { said }, trouble: undefined } : { fault: undefined, trouble: troubleOf(error) }
}
