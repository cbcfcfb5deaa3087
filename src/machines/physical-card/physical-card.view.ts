import type { SnapshotFrom } from 'xstate'
import type { Attempt } from '#lib/domain/attempt.ts'
import type { physicalCardMachine } from './physical-card.machine.ts'

/** How the request for a plastic card shows itself. */
export interface PhysicalCardView extends Attempt {
  /** The dialog is open. */
  readonly asks: boolean
  readonly busy: boolean
  /** Nothing was chosen. */
  readonly isMissing: boolean
  /** The dialog tells what follows instead of asking. */
  readonly isSent: boolean
}

/** What to show of the request for a plastic card. Spec §2 "Profile". */
export const physicalCardView = ({
  value,
  context: { trouble, isUnsure, isMissing, isSent },
}: Pick<SnapshotFrom<typeof physicalCardMachine>, 'value' | 'context'>): PhysicalCardView => ({
  asks: value === 'choosing' || value === 'sending' || value === 'sent',
  busy: value === 'sending',
  isMissing,
  isSent,
  trouble,
  isUnsure,
})
