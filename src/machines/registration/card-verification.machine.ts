import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import { cardNumber } from '#lib/domain/card/card-number.ts'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import { type CardChoiceError, cardChoiceError, lookUpRefusal } from '#lib/domain/registration/card-choice.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import { type ActionWith, notProvided, notProvidedAction, notProvidedListener } from '../not-provided.ts'
import {
  countDown,
  type Failed,
  type FormContext,
  failed,
  holding,
  newForm,
  type Returned,
  secondsLeft,
  type Ticked,
  waitGuards,
  waitOf,
} from '../setup-parts.ts'

interface Context extends FormContext {
  readonly fieldError: CardChoiceError | undefined
  /** The card belongs to an account that one may sign in to. */
  readonly isTaken: boolean
  /** The reason why the card could not be looked up. */
  readonly callError: CallError | undefined
}

const clean = { fieldError: undefined, isTaken: false, callError: undefined, wait: 0 }

/**
 * A registration that begins with the card: its number is looked up before the form is shown. The number passes
 * through to the call and is never kept. REG-2.
 */
export const cardVerificationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'submitted'; number: string }
      /** The number was changed. */
      | { type: 'typed' }
      | Ticked
      | Returned,
  },
  actors: {
    /** Asks whether a card may be registered. Fails with `card_unknown` or `card_taken`. */
    verify: notProvided<VerifiedCard, { number: string }>('verify'),
    countDown,
    /** Sends `returned` when the page comes back after it was left. */
    awaitReturn: notProvidedListener('awaitReturn'),
  },
  actions: {
    /** Hands the card over to the page of the form and goes there. */
    handOver: notProvidedAction as ActionWith<VerifiedCard>,
    clear: assign(clean),
    clearError: assign({ fieldError: undefined, isTaken: false }),
    setError: assign(({ context, event }) => {
      assertEvent(event, 'submitted')
      return { ...clean, fieldError: cardChoiceError('existing', event.number), round: context.round + 1 }
    }),
    setFailure: assign(({ context }, { error }: Failed) => ({
      ...lookUpRefusal(error),
      ...waitOf(error),
      round: context.round + 1,
    })),
    count: assign({ left: secondsLeft }),
  },
  guards: {
    ...waitGuards,
    /** The server asks for patience. */
    mustWait: ({ context }) => context.wait > 0,
    isNumber: ({ event }) => event.type === 'submitted' && !cardChoiceError('existing', event.number),
  },
}).createMachine({
  id: 'card-verification',
  context: { ...newForm, ...clean },
  initial: 'presenting',
  on: { typed: { actions: 'clearError' } },
  states: {
    presenting: {
      always: { guard: 'mustWait', target: 'holding' },
      on: {
        submitted: [{ guard: 'isNumber', target: 'verifying', actions: 'clear' }, { actions: 'setError' }],
      },
    },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ event }) => {
          assertEvent(event, 'submitted')
          return { number: cardNumber(event.number) ?? '' }
        },
        onDone: { target: 'leaving', actions: { type: 'handOver', params: ({ event }) => event.output } },
        onError: { target: 'presenting', actions: { type: 'setFailure', params: failed } },
      },
    },
    holding: holding('presenting'),
    leaving: { invoke: { src: 'awaitReturn' }, on: { returned: 'presenting' } },
  },
})

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
