import type { SnapshotFrom } from 'xstate'
import { type Attempt, untried } from '#lib/domain/attempt.ts'
import type { sessionEndingMachine } from './session-ending.machine.ts'

/** The view model of ending a session. */
export interface SessionEndingView {
  readonly busy: boolean
  /** The reason why the last try failed. */
  readonly failure: Attempt
}

/** The view of ending a session: the reason of a failure stands until the next try. LCK-2. */
export const sessionEndingView = ({
  value,
  context: { callError, isUnsure },
}: Pick<SnapshotFrom<typeof sessionEndingMachine>, 'value' | 'context'>): SessionEndingView => ({
  busy: value === 'ending',
  failure: value === 'failed' ? { callError, isUnsure } : untried,
})
