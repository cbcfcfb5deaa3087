import { faultOf, type Trouble, troubleOf } from './trouble.ts'

/** What is wrong with a phone field: it is empty, it is no phone number, or what the server says of it. */
export type PhoneFault = 'required' | 'phone' | { readonly said: string }

/** What a call that failed over a phone number means: the number's own fault, else why it could not be made. */
export const phoneFailure = (
  error: unknown,
): { readonly fault: PhoneFault | undefined; readonly trouble: Trouble | undefined } => {
  const said = faultOf(error, 'phone')
  return said ? { fault: { said }, trouble: undefined } : { fault: undefined, trouble: troubleOf(error) }
}
