import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { resendMachine } from './resend.machine.ts'

/** The view model of asking for another message. */
export interface ResendView {
  readonly state: 'waiting' | 'ready' | 'sending'
  /** The time until another message may be asked for; undefined when it is not known yet, or over. */
  readonly wait: TimeLeft | undefined
  readonly callError: CallError | undefined
}

/** The view of asking for another message. AUT-2, VER-1. */
export const resendView = ({
  value,
  context: { left, callError },
}: Pick<SnapshotFrom<typeof resendMachine>, 'value' | 'context'>): ResendView => ({
  state: value,
  wait: value === 'waiting' && left > 0 ? timeUntil(left) : undefined,
  callError,
})
