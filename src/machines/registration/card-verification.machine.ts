import { assertEvent, assign, setup } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import { cardNumber } from '#lib/domain/card/card-number.ts'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import { type CardChoiceError, cardChoiceError, lookUpRefusal } from '#lib/domain/registration/card-choice.ts'
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
