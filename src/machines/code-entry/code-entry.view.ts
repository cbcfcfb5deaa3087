import type { SnapshotFrom } from 'xstate'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { codeEntryMachine } from './code-entry.machine.ts'

/** How the entry of a code shows itself; asking for another has a view of its own. */
export interface CodeEntryView {
  /** Another one for each code that is sent: its field starts empty. */
  readonly issue: number
  /** How many digits the code has. */
  readonly length: number
  readonly fault: 'incomplete' | 'wrong' | 'expired' | undefined
  readonly trouble: Trouble | undefined
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

/** What to show of the entry of a code. Spec §2 "SMS login", §8 "SMS code". */
export const codeEntryView = ({
  value,
  context: { code, fault, trouble, isResent, round },
}: Pick<Snapshot, 'value' | 'context'>): CodeEntryView => {
  const busy = value === 'accepted' || value.open === 'verifying'
  return {
    issue: code.expires_at,
    length: code.length,
    fault: busy ? undefined : fault,
    trouble,
    busy,
    done: value === 'accepted',
    isResent,
    focus: busy ? undefined : 'code',
    round,
  }
}
