import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { dataRequestMachine } from './data-request.machine.ts'

/** How the request for personal data shows itself. */
export interface DataRequestView extends Attempt {
  /** What the mailed link came to. */
  readonly link: 'confirming' | 'failed' | 'granted' | 'expired' | undefined
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** What to show of the request for personal data. Spec §2 "Profile". */
export const dataRequestView = ({
  value,
  context: { trouble, isUnsure, isSent },
}: Pick<SnapshotFrom<typeof dataRequestMachine>, 'value' | 'context'>): DataRequestView => ({
  link:
    value === 'confirming' || value === 'failed' || value === 'granted' || value === 'expired'
      ? value
      : undefined,
  asks: value === 'asking' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isSent,
  trouble,
  isUnsure,
})
