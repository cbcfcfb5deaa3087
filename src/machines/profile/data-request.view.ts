import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { dataRequestMachine } from './data-request.machine.ts'

/** The view model of the request for personal data. */
export interface DataRequestView extends Attempt {
  /** The state of the mailed link. */
  readonly link: 'confirming' | 'failed' | 'granted' | 'expired' | undefined
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** The view of the request for personal data. VER-3. */
export const dataRequestView = ({
  value,
  context: { callError, isUnsure, isSent },
}: Pick<SnapshotFrom<typeof dataRequestMachine>, 'value' | 'context'>): DataRequestView => ({
  link:
    value === 'confirming' || value === 'failed' || value === 'granted' || value === 'expired'
      ? value
      : undefined,
  asks: value === 'asking' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isSent,
  callError,
  isUnsure,
})
