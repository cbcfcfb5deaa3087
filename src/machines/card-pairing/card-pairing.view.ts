import type { SnapshotFrom } from 'xstate'
import type { CardFault } from '#lib/domain/card-wish.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { cardPairingMachine } from './card-pairing.machine.ts'

/** How the pairing of a card shows itself. */
export interface CardPairingView {
  readonly fault: CardFault | undefined
  readonly trouble: Trouble | undefined
  /** The ways out are shown: the card is registered to somebody. */
  readonly isTaken: boolean
  /** It is not known whether the card is paired, so that nothing else can be asked for. */
  readonly isUnsure: boolean
  /** It turned out that nothing was paired, and it can be tried again. */
  readonly isMissed: boolean
  /** Which of the two is under way. */
  readonly busy: 'card' | 'virtual_card' | undefined
  /** The card that the member has now. */
  readonly paired: { readonly number: string; readonly type: 'card' | 'virtual_card' } | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'card' | undefined
  readonly round: number
}

/** What to show of the pairing of a card. Spec §1; §8, card verification. */
export const cardPairingView = ({
  value,
  context: { wish, number, fault, trouble, isMissed, round },
}: Pick<SnapshotFrom<typeof cardPairingMachine>, 'value' | 'context'>): CardPairingView => {
  const type = wish?.type ?? 'card'
  return {
    fault,
    trouble: value === 'resting' ? trouble : undefined,
    isTaken: value === 'taken',
    isUnsure: value === 'unsure',
    isMissed,
    busy: value === 'linking' || value === 'checking' ? type : undefined,
    paired: value === 'paired' ? { number, type } : undefined,
    focus: fault ? 'card' : undefined,
    round,
  }
}
