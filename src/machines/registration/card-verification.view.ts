import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { CardChoiceError } from '#lib/domain/registration/card-choice.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { cardVerificationMachine } from './card-verification.machine.ts'

/** The view model of the card number's check that comes before the form. */
export interface CardVerificationView {
  readonly fieldError: CardChoiceError | undefined
  /** The card belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'card_number' | undefined
  readonly round: number
}

/** The view of looking a card up. REG-2. */
export const cardVerificationView = ({
  value,
  context: { fieldError, isTaken, callError, left, round },
}: Pick<SnapshotFrom<typeof cardVerificationMachine>, 'value' | 'context'>): CardVerificationView => ({
  fieldError,
  isTaken,
  callError,
  busy: value === 'verifying' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldError && 'card_number',
  round,
})
