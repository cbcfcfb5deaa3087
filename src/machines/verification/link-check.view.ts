import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { linkCheckMachine } from './link-check.machine.ts'

/** The view model of the check of a mailed link. */
export interface LinkCheckView {
  readonly busy: boolean
  /** The reason why the link could not be checked. */
  readonly callError: CallError | undefined
  /** The time for which the link cannot be checked again; the server asked for it. */
  readonly wait: TimeLeft | undefined
}

/** Returns the view model of the check of a mailed link. */
export const linkCheckView = ({
  value,
  context: { callError, left },
}: Pick<SnapshotFrom<typeof linkCheckMachine>, 'value' | 'context'>): LinkCheckView => ({
  busy: value === 'checking',
  callError,
  wait: value === 'failed' && left > 0 ? timeUntil(left) : undefined,
})
