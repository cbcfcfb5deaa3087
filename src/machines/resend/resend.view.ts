import type { SnapshotFrom } from 'xstate'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { resendMachine } from './resend.machine.ts'

/** How asking for another message shows itself. */
export interface ResendView {
  readonly state: 'waiting' | 'ready' | 'sending'
  /** How long until another message may be asked for; undefined when it is not known yet, or over. */
  readonly wait: TimeLeft | undefined
  readonly trouble: Trouble | undefined
}

/** What to show of asking for another message. Spec §2, "resend option". */
export const resendView = ({
  value,
  context: { left, trouble },
}: Pick<SnapshotFrom<typeof resendMachine>, 'value' | 'context'>): ResendView => ({
  state: value,
  wait: value === 'waiting' && left > 0 ? timeUntil(left) : undefined,
  trouble,
})
