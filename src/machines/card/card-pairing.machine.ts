import { assign, type SnapshotFrom, setup } from 'xstate'
import { type CallError, isRefusal } from '#lib/domain/call-error.ts'
import { isUnclear, ownError } from '#lib/domain/call-then-recheck.ts'
import {
  type CardNumberError,
  type CardRequest,
  cardFailure,
  cardNumberError,
  cardRequestFor,
} from '#lib/domain/card/card.ts'
import { errorOf, notProvided, notProvidedAction, notProvidedListener } from '../setup-parts.ts'

/** A request for a card. */
export interface Pairing {
  readonly wish: CardRequest | undefined
  /** It was sent, and nobody can tell what became of it: it is only looked for. */
  readonly isSent: boolean
}

interface Context extends Pairing {
  readonly fieldError: CardNumberError | undefined
  readonly callError: CallError | undefined
  /** The number of the card that the member has now. */
  readonly number: string
  /** The answer was lost, and then the card turned out not to be paired. */
  readonly isMissed: boolean
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

const cleared = { fieldError: undefined, callError: undefined, isMissed: false, isSent: false }

/** A number or a virtual card is asked for; what was wrong before is over once the member writes. */
const asking = {
  typed: { target: 'resting', actions: 'clear' },
  submitted: [
    { guard: 'isNumber', target: 'linking', actions: ['clear', 'wish'] },
    { target: 'resting', actions: ['clear', 'setError'] },
  ],
  virtualAsked: { target: 'linking', actions: ['clear', 'wish'] },
} as const

/**
 * Gives a member a card: one that she has, by its number, or a virtual one. PRF-5.
 * When no answer comes, the card may be paired all the same: nothing is sent again, the member's cards are read
 * instead. They are read too when the card is reported as taken, since the member may be the one who has it.
 */
export const cardPairingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; number: string }
      | { type: 'virtualAsked' | 'typed' }
      /** The member wants to know whether the card is paired, or the network is back. */
      | { type: 'checkAsked' | 'returned' }
      /** The ways of a member whose card is registered already. */
      | { type: 'loginChosen' | 'resetChosen' },
  },
  actors: {
    /**
     * Asks for the card; gives its number, also where her cards tell it after a lost answer. Fails with `card_unknown`,
     * `card_taken`, and `unclear` where nobody can tell.
     */
    link: notProvided<string, Pairing>('link'),
    /** Sends `returned` when the network is back or the member returns. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    goToLogin: notProvidedAction,
    goToReset: notProvidedAction,
    clear: assign(cleared),
    wish: assign(({ event }) => ({ wish: cardRequestFor('number' in event ? event.number : undefined) })),
    setError: assign(({ context, event }) => ({
      fieldError: event.type === 'submitted' ? cardNumberError(event.number) : undefined,
      round: context.round + 1,
    })),
    setFailure: assign(({ context, event }) => {
      const { fieldError, callError } = cardFailure(errorOf(event))
      return { fieldError, callError, round: context.round + 1 }
    }),
    keep: assign((_, number: string) => ({ ...cleared, number })),
    lookAgain: assign({ isSent: true }),
    miss: assign({ ...cleared, isMissed: true }),
  },
  guards: {
    isNumber: ({ event }) => event.type === 'submitted' && cardNumberError(event.number) === undefined,
    isTaken: ({ event }) => cardFailure(ownError(errorOf(event))).isTaken,
    isUnclear: ({ event }) => isUnclear(errorOf(event)),
    isRefused: ({ event }) => isRefusal(errorOf(event)),
  },
}).createMachine({
  id: 'card-pairing',
  context: { wish: undefined, number: '', ...cleared, round: 0 },
  initial: 'resting',
  states: {
    resting: { on: asking },
    linking: {
      invoke: {
        src: 'link',
        input: ({ context }) => context,
        onDone: { target: 'paired', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isTaken', target: 'taken' },
          { guard: 'isUnclear', target: 'unsure' },
          { guard: 'isRefused', target: 'resting', actions: 'setFailure' },
          { target: 'resting', actions: 'miss' },
        ],
      },
    },
    taken: {
      on: { ...asking, loginChosen: { actions: 'goToLogin' }, resetChosen: { actions: 'goToReset' } },
    },
    unsure: {
      invoke: { src: 'awaitReturn' },
      on: {
        checkAsked: { target: 'linking', actions: 'lookAgain' },
        returned: { target: 'linking', actions: 'lookAgain' },
      },
    },
    paired: {},
  },
})

/** The view of the pairing of a card. PRF-5. */
export const cardPairingView = ({
  value,
  context: { wish, number, fieldError, callError, isMissed, round },
}: Pick<SnapshotFrom<typeof cardPairingMachine>, 'value' | 'context'>) => {
  const type: CardRequest['type'] = wish?.type ?? 'card'
  return {
    fieldError,
    callError,
    /** The ways out are shown: the card is registered to somebody. */
    isTaken: value === 'taken',
    /** It is not known whether the card is paired, so that nothing else can be asked for. */
    isUnsure: value === 'unsure',
    /** It turned out that nothing was paired, and it can be tried again. */
    isMissed,
    /** The type of the card that is being paired; undefined when none is. */
    busy: value === 'linking' ? type : undefined,
    /** The card that the member has now. */
    paired: value === 'paired' ? { number, type } : undefined,
    /** The field to go back to, anew at each round. */
    focus: fieldError ? 'card' : undefined,
    round,
  }
}
export type CardPairingView = ReturnType<typeof cardPairingView>
