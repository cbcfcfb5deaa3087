import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { codeEntryMachine } from './code-entry.machine.ts'

/** The view model of the entry of a code; asking for another code has its own view model. */
export interface CodeEntryView {
  /** Another one for each code that is sent: its field starts empty. */
  readonly issue: number
  /** The number of digits in the code. */
  readonly length: number
  readonly fieldError: 'incomplete' | 'wrong' | 'expired' | undefined
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The code was right; what it opens is on its way. */
  readonly done: boolean
  /** Another code is on its way. */
  readonly isResent: boolean
  /** The field to be at, anew at each round. */
  readonly focus: 'code' | undefined
  readonly round: number
}

type Snapshot = SnapshotFrom<typeof codeEntryMachine>

/** The view of the entry of a code. AUT-2, REG-6. */
export const codeEntryView = ({
  value,
  context: { code, fieldError, callError, isResent, round },
}: Pick<Snapshot, 'value' | 'context'>): CodeEntryView => {
  const busy = value === 'accepted' || value.open === 'verifying'
  return {
    issue: code.expires_at,
    length: code.length,
    fieldError: busy ? undefined : fieldError,
    callError,
    busy,
    done: value === 'accepted',
    isResent,
    focus: busy ? undefined : 'code',
    round,
  }
}
