import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { physicalCardMachine } from './physical-card.machine.ts'

/** The view model of the request for a plastic card. */
export interface PhysicalCardView extends Attempt {
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** Nothing was chosen. */
  readonly isMissing: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** The view of the request for a plastic card. PRF-1. */
export const physicalCardView = ({
  value,
  context: { callError, isUnsure, isMissing, isSent },
}: Pick<SnapshotFrom<typeof physicalCardMachine>, 'value' | 'context'>): PhysicalCardView => ({
  asks: value === 'choosing' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isMissing,
  isSent,
  callError,
  isUnsure,
})
