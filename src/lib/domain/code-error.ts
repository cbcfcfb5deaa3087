import { type CallError, callErrorOf } from './call-error.ts'
import { codeOf } from './refusal.ts'

/** A mistake in a one-time code: digits are missing, it is not the code that was sent, or it has expired. */
export type CodeError = 'incomplete' | 'wrong' | 'expired'

const byCode: Readonly<Record<string, CodeError>> = { code_invalid: 'wrong', code_expired: 'expired' }

/** Translates a failed check of a code: a mistake in the code, else the reason why it could not be checked. */
export const codeFailure = (
  error: unknown,
): { readonly fieldError: CodeError | undefined; readonly callError: CallError | undefined } => {
  const fieldError = byCode[codeOf(error) ?? '']
  return { fieldError, callError: fieldError ? undefined : callErrorOf(error) }
}
