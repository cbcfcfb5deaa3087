import type { SnapshotFrom } from 'xstate'
import type { CardFault } from '#lib/domain/card-choice.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { cardVerificationMachine } from './card-verification.machine.ts'

/** How the card's number that comes before the form shows itself. */
export interface CardVerificationView {
  readonly fault: CardFault | undefined
  /** The card belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  readonly trouble: Trouble | undefined
  readonly busy: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'card_number' | undefined
  readonly round: number
}

/** What to show while a card is looked up. Spec §8, Card verification. */
export const cardVerificationView = ({
  value,
  context: { fault, isTaken, trouble, left, round },
}: Pick<SnapshotFrom<typeof cardVerificationMachine>, 'value' | 'context'>): CardVerificationView => ({
  fault,
  isTaken,
  trouble,
  busy: value === 'verifying' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fault && 'card_number',
  round,
})
