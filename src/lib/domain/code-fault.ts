import { codeOf } from './refusal.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** What is wrong with a one-time code: digits are missing, it is not the one that was sent, its time is over. */
export type CodeFault = 'incomplete' | 'wrong' | 'expired'

const byCode: Readonly<Record<string, CodeFault>> = { code_invalid: 'wrong', code_expired: 'expired' }

/** What a failed check of a code means: the code's own fault, else why it could not be checked. */
export const codeFailure = (
  error: unknown,
): { readonly fault: CodeFault | undefined; readonly trouble: Trouble | undefined } => {
  const fault = byCode[codeOf(error) ?? '']
  return { fault, trouble: fault ? undefined : troubleOf(error) }
}
