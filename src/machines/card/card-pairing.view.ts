import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { CardNumberError } from '#lib/domain/card/wish.ts'
import type { cardPairingMachine } from './card-pairing.machine.ts'

/** The view model of the pairing of a card. */
export interface CardPairingView {
  readonly fieldError: CardNumberError | undefined
  readonly callError: CallError | undefined
  /** The ways out are shown: the card is registered to somebody. */
  readonly isTaken: boolean
  /** It is not known whether the card is paired, so that nothing else can be asked for. */
  readonly isUnsure: boolean
  /** It turned out that nothing was paired, and it can be tried again. */
  readonly isMissed: boolean
  /** The type of the card that is being paired; undefined when none is. */
  readonly busy: 'card' | 'virtual_card' | undefined
  /** The card that the member has now. */
  readonly paired: { readonly number: string; readonly type: 'card' | 'virtual_card' } | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'card' | undefined
  readonly round: number
}

/** The view of the pairing of a card. PRF-5. */
export const cardPairingView = ({
  value,
  context: { wish, number, fieldError, callError, isMissed, round },
}: Pick<SnapshotFrom<typeof cardPairingMachine>, 'value' | 'context'>): CardPairingView => {
  const type = wish?.type ?? 'card'
  return {
    fieldError,
    callError: value === 'resting' ? callError : undefined,
    isTaken: value === 'taken',
    isUnsure: value === 'unsure',
    isMissed,
    busy: value === 'linking' || value === 'checking' ? type : undefined,
    paired: value === 'paired' ? { number, type } : undefined,
    focus: fieldError ? 'card' : undefined,
    round,
  }
}
