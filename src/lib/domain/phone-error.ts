import { type CallError, callErrorOf, fieldErrorOf } from './call-error.ts'

/** A mistake in a phone field: empty, not a phone number, or reported by the server. */
export type PhoneError = 'required' | 'phone' | { readonly serverMessage: string }

/** Translates a failed call with a phone number: a mistake in the number, else the reason why the call failed. */
export const phoneFailure = (
  error: unknown,
): { readonly fieldError: PhoneError | undefined; readonly callError: CallError | undefined } => {
  const serverMessage = fieldErrorOf(error, 'phone')
  return serverMessage
    ? { fieldError: { serverMessage }, callError: undefined }
    : { fieldError: undefined, callError: callErrorOf(error) }
}
