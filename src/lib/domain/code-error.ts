import { type CallError, callErrorOf } from './call-error.ts'
import { codeOf } from './refusal.ts'

/** A mistake in a one-time code: digits are missing, it is not the code that was sent, or it has expired. */
export type CodeError = 'incomplete' | 'wrong' | 'expired'

/** Translates a failed check of a code: a mistake in the code, else the reason why it could not be checked. */
export const codeFailure = (
  error: unknown,
): { readonly fieldError: CodeError | undefined; readonly callError: CallError | undefined } => {
  const code = codeOf(error)
  const fieldError = code === 'code_invalid' ? 'wrong' : code === 'code_expired' ? 'expired' : undefined
  return { fieldError, callError: fieldError ? undefined : callErrorOf(error) }
}
