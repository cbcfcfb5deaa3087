import { assign, type SnapshotFrom, setup } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import {
  type CardFailure,
  type CardNumberError,
  type CardWish,
  cardFailure,
  cardNumberError,
  wishFor,
} from '#lib/domain/card/wish.ts'
import { isRefusal } from '#lib/domain/refusal.ts'
import { notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import { type Failed, failed } from '../setup-parts.ts'

interface Context extends CardFailure {
  /** The last request for a card. */
  readonly wish: CardWish | undefined
  /** The number of the card that the member has now. */
  readonly number: string
  /** The answer was lost, and then the card turned out not to be paired. */
  readonly isMissed: boolean
  /** Counts refusals, so that the focus moves at each. */
  readonly round: number
}

type Found = { readonly output: string | undefined }

const cleared = { fieldError: undefined, callError: undefined, isTaken: false, isMissed: false }

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
    /** Asks for the card; gives its number. Fails with `card_unknown` or `card_taken`. */
    link: notProvided<string, CardWish | undefined>('link'),
    /** Reads the member's cards; gives the number of the one that was asked for, if she has it. */
    findCard: notProvided<string | undefined, CardWish | undefined>('findCard'),
    /** Sends `returned` when the network is back or the member returns. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    goToLogin: notProvidedAction,
    goToReset: notProvidedAction,
    clear: assign(cleared),
    wish: assign(({ event }) => ({ wish: wishFor('number' in event ? event.number : undefined) })),
    setError: assign(({ context, event }) => ({
      fieldError: event.type === 'submitted' ? cardNumberError(event.number) : undefined,
      round: context.round + 1,
    })),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...cardFailure(error),
      round: context.round + 1,
    })),
    setUnsure: assign((_, { error }: Failed) => cardFailure(error)),
    keep: assign((_, { output }: Found) => ({ ...cleared, number: output ?? '' })),
    miss: assign({ ...cleared, isMissed: true }),
  },
  guards: {
    isNumber: ({ event }) => event.type === 'submitted' && cardNumberError(event.number) === undefined,
    isRefused: (_, { error }: Failed) => isRefusal(error) && !cardFailure(error).isTaken,
    isHers: (_, { output }: Found) => output !== undefined,
    isTaken: ({ context }) => context.isTaken,
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
        input: ({ context }) => context.wish,
        onDone: { target: 'paired', actions: { type: 'keep', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isRefused', params: failed },
            target: 'resting',
            actions: { type: 'setFailure', params: failed },
          },
          { target: 'checking', actions: { type: 'setUnsure', params: failed } },
        ],
      },
    },
    checking: {
      invoke: {
        src: 'findCard',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: { type: 'isHers', params: ({ event }) => event },
            target: 'paired',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { guard: 'isTaken', target: 'taken' },
          { target: 'resting', actions: 'miss' },
        ],
        onError: [{ guard: 'isTaken', target: 'taken' }, { target: 'unsure' }],
      },
    },
    taken: {
      on: { ...asking, loginChosen: { actions: 'goToLogin' }, resetChosen: { actions: 'goToReset' } },
    },
    unsure: { invoke: { src: 'awaitReturn' }, on: { checkAsked: 'checking', returned: 'checking' } },
    paired: {},
  },
})

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
